import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

/** Allowed imports between folders (docs/architecture.md). */
export const IMPORT_RULES: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions } = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?url$|^/@vite/' },
    },
    {
      name: 'shared-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(backoffice|client|redirects|routes|demo-shop|scripts|server|tests)/' },
    },
    {
      name: 'routes-and-redirects-stay-below',
      severity: 'error',
      from: {
        path: '^(routes|redirects)/',
        pathNot: '^routes/((tree|lazy-page)\\.tsx|account-pages?\\.ts)$',
      },
      to: { path: '^(backoffice|client|server|demo-shop|scripts|tests)/' },
    },
    {
      name: 'routes-know-no-redirects',
      severity: 'error',
      from: { path: '^routes/' },
      to: { path: '^redirects/' },
    },
    {
      name: 'ui-knows-nothing-of-the-product',
      severity: 'error',
      from: { path: '^client/ui/' },
      to: { path: '^(backoffice|redirects|routes|server|shared)/|^client/(?!ui/)' },
    },
    {
      name: 'components-know-no-pages',
      severity: 'error',
      from: { path: '^client/components/' },
      to: { path: '^client/pages/|^routes/tree|^server/|^backoffice/' },
    },
    {
      name: 'the-design-system-stands-apart',
      severity: 'error',
      from: { path: '^(client/(?!design-system/)|server/|routes/)' },
      to: { path: '^client/design-system/' },
    },
    {
      name: 'the-design-system-shows-components-only',
      severity: 'error',
      from: { path: '^client/design-system/' },
      to: {
        path: '^(backoffice|redirects|routes|demo-shop|scripts|server|shared|tests)/|^client/(?!(design-system|ui|components/logo)/)',
      },
    },
    {
      name: 'a-page-knows-no-other-page',
      severity: 'error',
      from: { path: '^client/pages/([^/]+)/' },
      to: { path: '^client/pages/[^/]+/', pathNot: '^client/pages/($1|common)/' },
    },
    {
      name: 'pages-use-href-never-the-tree',
      severity: 'error',
      from: { path: '^client/(pages|components|stores|ui)/' },
      to: { path: '^routes/(tree|lazy-page)' },
    },
    {
      name: 'the-tree-reaches-pages-only-by-import',
      severity: 'error',
      from: { path: '^routes/' },
      to: { path: '^client/pages/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'server-http-has-no-react',
      severity: 'error',
      from: { path: '^server/http/' },
      to: { path: '^client/|^routes/tree|node_modules/(react|react-dom|mobx)/' },
    },
    {
      name: 'only-render-touches-the-application',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(?:render/|compose-storefront\\.ts$)' },
      to: { path: '^client/|^routes/tree' },
    },
    {
      name: 'back-office-is-another-program',
      severity: 'error',
      from: { path: '^backoffice/' },
      // The tables of pages and of old addresses are plain data, which the back office validates editors'
      // redirects against.
      to: {
        path: '^(client|server|demo-shop|scripts|tests)/|^routes/(?:tree|lazy-page|account-pages?)\\.|^shared/api/',
      },
    },
    {
      name: 'admin-knows-contract-and-addresses-only',
      severity: 'error',
      from: { path: '^admin/' },
      // The route table is plain data, with which screens show where menus lead.
      to: {
        path: '^(backoffice|client|redirects|demo-shop|scripts|server|tests)/|^routes/(?:tree|lazy-page|account-pages?)\\.',
      },
    },
    {
      name: 'admin-is-another-program',
      severity: 'error',
      from: { pathNot: '^admin/' },
      to: { path: '^admin/' },
    },
    {
      name: 'one-door-to-the-back-office',
      severity: 'error',
      from: { pathNot: '^backoffice/' },
      to: { path: '^backoffice/', pathNot: '^backoffice/create-backoffice\\.ts$' },
    },
    {
      name: 'express-lives-in-the-servers',
      severity: 'error',
      from: { pathNot: '^(server|backoffice)/' },
      to: { path: 'node_modules/express/' },
    },
    {
      name: 'ky-lives-in-shared-api',
      severity: 'error',
      from: { pathNot: '^shared/api/' },
      to: { path: 'node_modules/ky/' },
    },
    {
      name: 'the-driver-lives-in-database',
      severity: 'error',
      from: { pathNot: '^backoffice/database/' },
      to: { path: 'node_modules/(pg|@electric-sql/pglite)/' },
    },
    {
      name: 'browsers-get-nothing-of-the-servers',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^(backoffice|demo-shop|scripts|server|tests)/' },
    },
    {
      name: 'schemas-stay-on-the-server',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^shared/(?:contract|content)/|node_modules/zod/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache)/' },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
