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
import { toNavigation, type NavigationCategory } from './navigation-category.ts';
import { observeInBrowser } from './observe-in-browser.ts';

/** What of the settings travels from the server to the browser. */
export type SettingsSnapshot = {
  siteUrl: string;
  siteId: number;
  /** Base path of calls on this site: `/api/v1/` (spec section 7). */
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
  /** Day and hour at which what is shown was true, in words, when that is too long ago: the back office does not answer. */
  staleSince?: StaleSince | undefined;
};

export type StaleSince = {
  day: string;
  time: string;
  /** A professional who is logged in sees what any professional does: his own prices cannot be had. */
  isWithoutNetPrices?: true;
};

/** Widths nobody has told us yet are those of a desktop: style sheets decide the layout, not these flags. */
const UNKNOWN_WIDTH = 1440;

/** The site as the visitor sees it (spec section 3, settings state). */
export class SettingsStore {
  siteUrl: string;
  siteId: number;
  apiPath: string;
  locale: Locale;
  mediaUrl: string;
  cartEnabled: boolean;
  thirdParties: ThirdParties;
  plans: SalesPlan[];
  /** Languages that the select offers, in the site's order (spec section 9). */
  languages: readonly Language[];
  target: Target;
  menus: Menu[];
  categories: NavigationCategory[];
  settings: Setting[];
  slider: Slide[];
  staleSince: StaleSince | undefined;
  consent: SettingsState['consent'] = null;
  /** Whether the browser has been asked which consent it keeps: the server cannot know. */
  isConsentKnown = false;
  /** The visitor has come back to the question. */
  isChoosingConsent = false;
  /** The router is on its way to another page. */
  isLoading = false;
  isOnline = true;
  device: DeviceFlags = deviceFlags(UNKNOWN_WIDTH);
  /** The audience shown, `part` or `pro`: follows the plan when a page is entered. */
  salesplanShowed: UrlTarget;

  /** The audience that `categories` were read for, and the reading while it lasts: every page of that audience waits for it. */
  private navigationTarget: Target | undefined;
  private readingNavigation: Promise<void> | undefined;

  constructor(snapshot: SettingsSnapshot) {
    this.siteUrl = snapshot.siteUrl;
    this.siteId = snapshot.siteId;
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

  /** The plan in force; before the site is known, one that stands for it. */
  get salesplan(): SalesPlan {
    return findPlan(this.plans, this.target);
  }

  /** The plan calls are made in the name of. Only the first call, which asks for the plans, does not know it yet. */
  get callPlanId(): number {
    return this.salesplan.id;
  }

  get isProConnected(): boolean {
    return this.target === 'pro_connect';
  }

  /** Enters a page of an audience. */
  enter(target: Target): void {
    this.target = target;
    this.salesplanShowed = shownTarget(target);
  }

  setSite({ salesplan, languages }: Pick<Site, 'salesplan' | 'languages'>): void {
    this.plans = salesplan;
    this.languages = languages;
  }

  setDevice(width: number): void {
    this.device = deviceFlags(width);
  }

  /** `undefined`: what is shown is as it should be. */
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

  /** Puts the question about outside services again. */
  askForConsent(): void {
    this.isChoosingConsent = true;
  }

  setLoading(isLoading: boolean): void {
    this.isLoading = isLoading;
  }

  /** The first value of a setting, `undefined` where the site has none. */
  setting(code: string): string | undefined {
    return this.settings.find((setting) => setting.code === code)?.values[0]?.value || undefined;
  }

  menu(code: string): MenuItem[] {
    return this.menus.find((menu) => menu.code === code)?.items ?? [];
  }

  /**
   * Menus, categories and settings of the audience in force, read again only when the audience changes. A page
   * can do without them: what fails is left as it was.
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
    const { siteUrl, siteId, apiPath, locale, mediaUrl, cartEnabled, thirdParties, plans, target } = this;
    const { languages, menus, categories, settings, slider, staleSince } = this;
    return {
      siteUrl,
      siteId,
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
