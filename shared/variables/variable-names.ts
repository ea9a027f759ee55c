/** Variables whose value is never shown. */
const SECRETS = [
  'DATABASE_URL',
  'HASH_SALT',
  'HUMAN_CHECK_SECRET',
  'MAPS_API_KEY',
  'OPERATOR_TOKEN',
  'PAYMENT_SECRET',
  'PREVIEW_SECRET',
  'PURGE_SECRET',
  'REDIS_URL',
  'RETENTION',
  'SIRET_LA_POSTE',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
];

/**
 * Variables that close something, or say where data belongs. A misspelt one would leave the site open, or write
 * somewhere else, without a word: such a start is refused. A misspelt one of the others is reported.
 */
const GUARDS = [
  ...SECRETS,
  'DATA_DIR',
  'DEMO_DATA',
  'IP_ALLOW_LIST',
  'MAINTENANCE',
  'MAINTENANCE_BYPASS',
  'METRICS_ALLOW',
  'OPERATOR_IDLE_MINUTES',
  'OPERATOR_LOG_MONTHS',
  'OPERATOR_SECOND_FACTOR',
  'OPERATOR_SESSION_HOURS',
  'TRUST_PROXY',
  'WEBHOOK_PRIVATE_ADDRESSES',
];

/** Every variable of both programs; `.env.example` and docs/operations.md list the same. */
const OTHERS = [
  'ADMIN_URL',
  'API_PATH',
  'STRIPE_API_URL',
  'API_URL',
  'BACKOFFICE_HOST',
  'BACKOFFICE_PORT',
  'BUSY_STRETCH',
  'CART_ENABLED',
  'DATABASE_POOL',
  'DATABASE_STATEMENT_TIMEOUT_MS',
  'EARLY_HINTS',
  'ENV_FILE',
  'HOST',
  'HUMAN_CHECK_ORIGIN',
  'HUMAN_CHECK_SITE_KEY',
  'LOG_LEVEL',
  'MAIL_FROM',
  'MAIL_TO',
  'MAPS_API_URL',
  'MEDIA_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'PAGE_CACHE_MB',
  'PAYMENT_PROVIDER',
  'PICTURE_CACHE_MB',
  'PORT',
  'PUBLIC_URL',
  'RENDER_LIMIT',
  'SHOP_UPLOAD_MB',
  'SITE_ID',
  'STOREFRONT_PURGE_URLS',
  'TAG_MANAGER_HOSTS',
  'TAG_MANAGER_ID',
  'TAG_MANAGER_URL',
  'TEST_BANK_URL',
  'WRITE_LIMIT',
];

export const VARIABLE_NAMES: readonly string[] = [...GUARDS, ...OTHERS];

export function isSecret(name: string): boolean {
  return SECRETS.includes(name);
}

export function isGuard(name: string): boolean {
  return GUARDS.includes(name);
}
