/**
 * Data of every competitor's page: the links and API responses of our own category page, recorded by `npm
 * run bench`.
 */
export type PageData = {
  title: string;
  /** Links outside the cards, in the order of our page. */
  links: { href: string; text: string }[];
  cards: Card[];
  filters: FilterGroup[];
};

export type Card = {
  id: number;
  name: string;
  subtitle: string;
  href: string;
  isNew: boolean;
  colours: { value: string; label: string }[];
  facts: { label: string; text: string }[];
  price: string | null;
  picture: Picture | null;
};

export type Picture = {
  alt: string;
  width: number;
  height: number;
  src: string;
  sources: { type: string; srcSet: string }[];
};

export type FilterGroup = {
  code: string;
  label: string;
  options: { value: string; label: string; count: number }[];
};
