/** Device classes by viewport width in CSS pixels (spec section 4). Phone, phablet and tablet are all mobile. */
export type DeviceFlags = {
  isMobile: boolean;
  isTablet: boolean;
  isPhablet: boolean;
  isPhone: boolean;
  isDesktop: boolean;
};

export function deviceFlags(width: number): DeviceFlags {
  return {
    isMobile: width <= 1088,
    isTablet: width > 768 && width <= 1088,
    isPhablet: width > 565 && width <= 768,
    isPhone: width <= 565,
    isDesktop: width > 1088,
  };
}
