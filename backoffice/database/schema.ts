import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  AccountLinkTable,
  AccountTable,
  AddressTable,
  CompanyRegisterTable,
  CompanyTable,
  CreditLimitChangeTable,
  CustomerTable,
  RefreshTokenTable,
} from './account-tables.ts';
import type {
  FormerProductTable,
  PointCorrectionTable,
  PromotionTable,
  PromotionUseTable,
} from './benefit-tables.ts';
import type { ContactPointTable, CustomerContactTable } from './contact-tables.ts';
import type { FulfilmentSchema } from './fulfilment-tables.ts';
import type { ImportRunTable } from './import-tables.ts';
import type { Json } from './json.ts';
import type { PlanPricesColumn, ProductPricesColumn } from './price-columns.ts';
import type { OperatorAccessSchema, OperatorTable } from './operator-tables.ts';
import type {
  ConfigurationTable,
  ProjectTable,
  ProposalShareTable,
  ProposalTable,
} from './project-tables.ts';
import type { SearchDocumentTable } from './search-tables.ts';
import type { ShopSchema } from './shop-tables.ts';
import type { WebhookSchema } from './webhook-tables.ts';
import type {
  ConsentChoiceTable,
  MailTable,
  TicketFileTable,
  TicketMessageTable,
  TicketTable,
} from './ticket-tables.ts';

type AreaSchema = ShopSchema & OperatorAccessSchema & FulfilmentSchema & WebhookSchema;

/** Tables as queries see them. Money is in integer cents with VAT, lengths in mm. */
export type Schema = AreaSchema & {
  site: SiteTable;
  sales_plan: SalesPlanTable;
  content: ContentTable;
  content_translation: ContentTranslationTable;
  category: CategoryTable;
  category_translation: CategoryTranslationTable;
  /** One row; its number changes with the catalogue (migration 0005). */
  catalogue_version: { version: number };
  product: ProductTable;
  product_translation: ProductTranslationTable;
  product_category: { product_id: number; category_id: number; direct: boolean; position: number };
  /** Picture per colour and size in mm (`StoredPicture`). */
  product_picture: { product_id: number; colour: string; width: number; height: number; data: Json };
  /** Further pictures in order (`StoredGalleryPicture`); the colour is empty for pictures of all colours. */
  product_gallery: { product_id: number; position: number; colour: string; data: Json };
  /** Pictures of rooms (`StoredScene`), by name. */
  scene: { name: string; product_id: number | null; position: number; data: Json };
  /** Model for augmented reality (`StoredModel`). */
  product_model: { product_id: number; data: Json };
  /** Share picture of an entity, below the media address. */
  share_picture: { entity_type: string; entity_id: number; lang: string; url: string };
  product_relation: { product_id: number; related_id: number; position: number };
  product_facet: { product_id: number; code: string; value: string };
  variant: VariantTable;
  attribute: AttributeTable;
  /** `upper`: greatest value of an option of a range. */
  attribute_option: { code: string; value: string; position: number; labels: Json; upper: number | null };
  /** Rules of a type of products (`StoredType`). */
  product_type: { key: string; position: number; data: Json };
  /** `tone` and `outline`: colours of the drawing. */
  colour: {
    key: string;
    position: number;
    labels: Json;
    swatch: string;
    tone: string | null;
    outline: string | null;
  };
  document: DocumentTable;
  sav_vote: SavVoteTable;
  document_product: { document_id: number; product_id: number; position: number };
  /** Size and page count of a generated document file. */
  document_file: { document_id: number; lang: string; size: number; pages: number };
  redirection: RedirectionTable;
  city: CityTable;
  contact_point: ContactPointTable;
  /** A certification of installers or distributors; `texts` explains it by language. */
  contact_label: {
    id: Generated<number>;
    site_id: number;
    code: string;
    position: number;
    name: string;
    texts: Json;
  };
  customer_contact: CustomerContactTable;
  /** Idempotency keys of configurations that were mailed to an installer. */
  sent_configuration: { site_id: number; form_key: string; created_at: Generated<Date> };
  secret: { name: string; value: string };
  /** Catalogue as the files of a shop state it; `record`: JSON. */
  shop_record: { site_id: number; kind: string; key: string; position: number; record: string };
  consent_choice: ConsentChoiceTable;
  ticket: TicketTable;
  ticket_file: TicketFileTable;
  ticket_message: TicketMessageTable;
  mail: MailTable;
  /** Register of all companies by SIRET, for the signup form. */
  company_register: CompanyRegisterTable;
  company: CompanyTable;
  credit_limit_change: CreditLimitChangeTable;
  customer: CustomerTable;
  address: AddressTable;
  favorite: { customer_id: number; entity_type: string; entity_id: number; added_at: Generated<Date> };
  former_product: FormerProductTable;
  promotion: PromotionTable;
  promotion_use: PromotionUseTable;
  point_correction: PointCorrectionTable;
  account: AccountTable;
  account_link: AccountLinkTable;
  /** Throttled attempts, by a hash of the client and the target (backoffice/accounts/attempts.ts). */
  attempt: { hash: string; attempts: number; free_at: Date; ends_at: Date };
  /** Browsers with a past login, by a hash of their cookie. */
  known_device: { account_id: number; hash: string; seen_at: Date };
  /** From login to logout. */
  session: { id: string; account_id: number; created_at: Generated<Date>; ended_at: Date | null };
  refresh_token: RefreshTokenTable;
  operator: OperatorTable;
  /** Keys of access tokens: the newest signs, all verify. */
  signing_key: { id: string; secret: string; created_at: Generated<Date> };
  project: ProjectTable;
  configuration: ConfigurationTable;
  proposal: ProposalTable;
  proposal_share: ProposalShareTable;
  search_document: SearchDocumentTable;
  search_reference: { site_id: number; key: string; product_id: number; exact: boolean };
  search_version: { site_id: number; version: number };
  search_word: { site_id: number; lang: string; word: string; documents: number };
  import_run: ImportRunTable;
  /** Searches that found nothing, by Paris day and words as they are compared. */
  missed_search: { site_id: number; lang: string; words: string; day: Date; searches: Generated<number> };
};

type Moment = ColumnType<Date, string | Date | undefined, string | Date>;

type SiteTable = {
  id: Generated<number>;
  url: string;
  domain: string;
  languages: Json;
  legal: Json;
  brand: Json;
  commerce: Json;
  /** `FulfilmentSettings`. */
  fulfilment: ColumnType<unknown, string | undefined, string>;
  /** Standard VAT rate in hundredths of a percent: the first of `commerce`. */
  vat_rate: GeneratedAlways<number>;
};
type SalesPlanTable = { id: number; site_id: number; target: string; currency: Json };

type ContentTable = {
  id: Generated<number>;
  site_id: number;
  resource: string;
  /** Identifies the content among those of its resource. */
  key: Generated<string>;
  code: string | null;
  sales_plan_ids: number[];
  position: number;
  updated_at: Moment;
};
type ContentTranslationTable = { content_id: number; lang: string; slug: string | null; data: Json };

type CategoryTable = {
  id: Generated<number>;
  site_id: number;
  parent_id: number | null;
  sales_plan_ids: number[];
  rechange: Generated<boolean>;
  signature: Generated<boolean>;
  position: number;
  scene: string | null;
  updated_at: Moment;
};
type CategoryTranslationTable = {
  category_id: number;
  lang: string;
  name: string;
  slug: string;
  intro: string;
  push: Json;
  search_words: Generated<string[]>;
};

type ProductTable = {
  id: Generated<number>;
  site_id: number;
  reference: string;
  type: string;
  signature: boolean;
  is_new: boolean;
  sales_plan_ids: number[];
  position: number;
  /** Price of the cheapest variant; `null` when all are on quotation. */
  price_from: number | null;
  price_varies: boolean;
  plan_prices: ProductPricesColumn;
  eco: number;
  /** In hundredths of a percent; `null`: the standard rate of the site. */
  vat_rate: ColumnType<number | null, number | null | undefined, number | null>;
  stock: number;
  /** Language-independent fields: energy label, guarantee, sizes. */
  details: Json;
  updated_at: Moment;
};
type ProductTranslationTable = {
  product_id: number;
  lang: string;
  slug: string;
  name: string;
  /** Fields of a product card that depend only on the language. */
  card: Json;
  texts: Json;
};
type VariantTable = {
  id: Generated<number>;
  product_id: number;
  reference: string;
  ean: string;
  model: string;
  colour: string;
  /** Public price. */
  price: number | null;
  plan_prices: PlanPricesColumn;
  eco: number;
  stock: number;
  /** Day on which more pieces are expected. */
  next_arrival: ColumnType<string | null, string | null | undefined, string | null>;
  /** Stock at and below which it is low; `null`: the number of the shop. */
  low_stock: ColumnType<number | null, number | null | undefined, number | null>;
  position: number;
};
type DocumentTable = {
  id: Generated<number>;
  site_id: number;
  /** `null` for the leaflet of the range in `category_id`. */
  product_id: number | null;
  category_id: number | null;
  /** Part of the file name: `at-lam-fiche`. */
  code: string;
  kind: string;
  connect: boolean;
  titles: Json;
  mime: string;
  issued_at: Moment;
};
type RedirectionTable = {
  id: Generated<number>;
  site_id: number;
  source: string;
  /** Normalised source (redirects/address-key.ts). */
  key: string;
  target: string;
  code: number;
};
/** `visitor` and `address` are hashes. */
type SavVoteTable = {
  sav_id: number;
  visitor: string;
  address: string;
  vote: number;
  comment: string | null;
  voted_at: Moment;
};
type CityTable = {
  id: Generated<number>;
  insee: string;
  name: string;
  key: string;
  zipcode: string;
  latitude: number;
  longitude: number;
  population: number;
};
/** Facets of lists. `kind`, `role` and `dimension` as in the shop's attributes. */
type AttributeTable = {
  code: string;
  type: string;
  kind: string;
  role: string | null;
  dimension: string | null;
  unit: string | null;
  position: number;
  labels: Json;
};
