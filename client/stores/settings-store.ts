import type { Api } from '#shared/api/create-api.ts';
import type { Slide } from '#shared/contract/home.ts';
import type { Menu, MenuItem } from '#shared/contract/menu.ts';
import type { SettingsState } from '#shared/contract/settings-state.ts';
import type { Setting, Site } from '#shared/contract/site.ts';
import { deviceFlags, type DeviceFlags } from '#shared/domain/device.ts';
import {
  findPlan,
  shownTarget,
  type SalesPlan,
  type Target,
  type UrlTarget,
} from '#shared/domain/sales-plan.ts';
import type { Consent } from '#shared/domain/consent.ts';
import type { ThirdParties } from '#shared/domain/third-parties.ts';
import { DEFAULT_LANGUAGES, type Language, type Locale } from '#shared/locale.ts';
import { isRouteEnabled } from '#routes/enabled-routes.ts';
import type { RouteName } from '#routes/paths.ts';
import { toNavigation, type NavigationCategory } from './navigation-category.ts';
import { shownBrand, type ShownBrand } from './shown-brand.ts';
import { observeInBrowser } from './observe-in-browser.ts';

export type SettingsSnapshot = {
  siteUrl: string;
  siteId: number;
  brand: ShownBrand;
  /** Base path of API calls of this site: `/api/v1/` (spec section 7). */
  apiPath: string;
  locale: Locale;
  mediaUrl: string;
  cartEnabled: boolean;
  thirdParties: ThirdParties;
  plans: SalesPlan[];
  languages?: readonly Language[];
  target: Target;
  menus: Menu[];
  categories: NavigationCategory[];
  settings: Setting[];
  slider: Slide[];
  /** Date and time of the shown data, formatted; set if it is stale because the back office is unavailable. */
  staleSince?: StaleSince | undefined;
};

export type StaleSince = {
  day: string;
  time: string;
  /** Net prices are unavailable: a logged-in professional sees the general professional prices. */
  isWithoutNetPrices?: true;
};

/** Assumes a desktop until the width is known: style sheets decide the layout, not these flags. */
const UNKNOWN_WIDTH = 1440;

/** State of the site for this visitor (spec section 3, settings state). */
export class SettingsStore {
  siteUrl: string;
  siteId: number;
  brand: ShownBrand;
  apiPath: string;
  locale: Locale;
  mediaUrl: string;
  cartEnabled: boolean;
  thirdParties: ThirdParties;
  plans: SalesPlan[];
  /** Languages of the language select, in the site's order (spec section 9). */
  languages: readonly Language[];
  target: Target;
  menus: Menu[];
  categories: NavigationCategory[];
  settings: Setting[];
  slider: Slide[];
  staleSince: StaleSince | undefined;
  consent: SettingsState['consent'] = null;
  /** The stored consent has been read, which only the browser can do. */
  isConsentKnown = false;
  /** The visitor reopened the consent dialog. */
  isChoosingConsent = false;
  isLoading = false;
  isOnline = true;
  device: DeviceFlags = deviceFlags(UNKNOWN_WIDTH);
  /** The audience shown, `part` or `pro`: follows the plan when a page is entered. */
  salesplanShowed: UrlTarget;

  /** Audience of `categories`, and the load in flight, which all pages of that audience share. */
  private navigationTarget: Target | undefined;
  private readingNavigation: Promise<void> | undefined;

  constructor(snapshot: SettingsSnapshot) {
    this.siteUrl = snapshot.siteUrl;
    this.siteId = snapshot.siteId;
    this.brand = snapshot.brand;
    this.apiPath = snapshot.apiPath;
    this.locale = snapshot.locale;
    this.mediaUrl = snapshot.mediaUrl;
    this.cartEnabled = snapshot.cartEnabled;
    this.thirdParties = snapshot.thirdParties;
    this.plans = snapshot.plans;
    this.languages = snapshot.languages ?? DEFAULT_LANGUAGES;
    this.target = snapshot.target;
    this.menus = snapshot.menus;
    this.categories = snapshot.categories;
    this.settings = snapshot.settings;
    this.slider = snapshot.slider;
    this.staleSince = snapshot.staleSince;
    this.salesplanShowed = shownTarget(snapshot.target);
    this.navigationTarget = snapshot.categories.length > 0 ? snapshot.target : undefined;
    observeInBrowser(this);
  }

  /** The current plan; before the site is known, a placeholder. */
  get salesplan(): SalesPlan {
    return findPlan(this.plans, this.target);
  }

  /** Plan id of API calls. The first call, which fetches the plans, uses a placeholder. */
  get callPlanId(): number {
    return this.salesplan.id;
  }

  get isProConnected(): boolean {
    return this.target === 'pro_connect';
  }

  /** True for a page of this site: its cart and its features decide. */
  isEnabled(name: RouteName): boolean {
    return isRouteEnabled(name, { cartEnabled: this.cartEnabled, features: this.brand.features });
  }

  enter(target: Target): void {
    this.target = target;
    this.salesplanShowed = shownTarget(target);
  }

  setSite(site: Pick<Site, 'salesplan' | 'languages' | 'domain' | 'brand' | 'brand_files'>): void {
    this.plans = site.salesplan;
    this.languages = site.languages;
    this.brand = shownBrand(site, this.locale);
  }

  setDevice(width: number): void {
    this.device = deviceFlags(width);
  }

  /** `undefined`: the data is current. */
  setStaleSince(since: StaleSince | undefined): void {
    this.staleSince = since;
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
  }

  setConsent(consent: Consent | null): void {
    this.consent = consent?.choices ?? null;
    this.isConsentKnown = true;
    this.isChoosingConsent = false;
  }

  askForConsent(): void {
    this.isChoosingConsent = true;
  }

  setLoading(isLoading: boolean): void {
    this.isLoading = isLoading;
  }

  setting(code: string): string | undefined {
    return this.settings.find((setting) => setting.code === code)?.values[0]?.value || undefined;
  }

  /** All values of a setting that has several. */
  values(code: string): string[] {
    return this.settings.find((setting) => setting.code === code)?.values.map(({ value }) => value) ?? [];
  }

  menu(code: string): MenuItem[] {
    return this.menus.find((menu) => menu.code === code)?.items ?? [];
  }

  /**
   * Loads menus, categories and settings of the current audience, once per audience. Pages work without them: if a call
   * fails, the former value stays.
   */
  loadNavigation(api: Api): Promise<void> {
    if (this.navigationTarget !== this.target) {
      this.navigationTarget = this.target;
      this.readingNavigation = this.readNavigation(api);
    }
    return this.readingNavigation ?? Promise.resolve();
  }

  private async readNavigation(api: Api): Promise<void> {
    const [menus, settings, categories] = await Promise.allSettled([
      api.menus.list(),
      api.settings.list(),
      api.categories.list({ depth: 0 }),
    ]);
    this.setNavigation({
      ...(menus.status === 'fulfilled' && { menus: menus.value.items }),
      ...(settings.status === 'fulfilled' && { settings: settings.value.items }),
      ...(categories.status === 'fulfilled' && { categories: toNavigation(categories.value.items) }),
    });
  }

  setSlider(slides: Slide[]): void {
    this.slider = slides;
  }

  setNavigation(read: Partial<Pick<SettingsSnapshot, 'menus' | 'settings' | 'categories'>>): void {
    Object.assign(this, read);
  }

  snapshot(): SettingsSnapshot {
    const { siteUrl, siteId, brand, apiPath, locale, mediaUrl, cartEnabled, thirdParties, plans, target } =
      this;
    const { languages, menus, categories, settings, slider, staleSince } = this;
    return {
      siteUrl,
      siteId,
      brand,
      apiPath,
      locale,
      mediaUrl,
      cartEnabled,
      thirdParties,
      plans,
      languages,
      target,
      menus,
      categories,
      settings,
      slider,
      ...(staleSince !== undefined && { staleSince }),
    };
  }
}
