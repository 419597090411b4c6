// Cycles are the linter's (import/no-cycle): it tells a type import, which is gone at run time, from a real one.

/** Test code may reach anything: it stands outside the layers. */
const tests = String.raw`\.test\.tsx?$|^server/testing/|^db/testing`;

/**
 * What each layer may import of this repository, itself included; packages are governed below.
 * @type {Record<string, { files: string, may: string }>}
 */
const layers = {
  contract: { files: '^contract/', may: '^contract/' },
  markdown: { files: '^markdown/', may: '^markdown/' },
  i18n: { files: '^i18n/', may: '^(contract|i18n)/' },
  content: { files: '^content/', may: '^(contract|content)/' },
  db: { files: '^db/', may: '^(contract|db)/' },
  'server-config': { files: '^server/config', may: '^contract/' },
  'server-platform': {
    files: '^server/platform/',
    may: '^(contract|i18n|content|db|server/platform)/|^server/config',
  },
  'server-features': {
    files: '^server/features/',
    may: '^(contract|markdown|i18n|content|db|server/platform|server/features)/|^server/config',
  },
  server: { files: '^server/[^/]+$', may: '^(contract|i18n|content|db|server)/' },
  'web-ui': { files: '^web/ui/', may: '^(contract|markdown|web/ui)/' },
  'web-platform': {
    files: '^web/platform/',
    may: '^(contract|i18n|content|web/platform)/',
  },
  'web-features': {
    files: '^web/features/',
    may: '^(contract|markdown|i18n|content|web/platform|web/features|web/ui)/',
  },
  web: { files: '^web/[^/]+$', may: '^(contract|i18n|content|web)/' },
};

/** Each outside service is spoken to from one folder. */
const services = {
  'model SDKs': { packages: 'ai|@ai-sdk', home: '^server/platform/ai/' },
  mail: { packages: 'nodemailer', home: '^server/platform/mail/' },
  Redis: { packages: 'ioredis', home: '^server/platform/' },
  'object storage': { packages: 'flydrive|@aws-sdk', home: '^server/platform/files/' },
  jobs: { packages: 'pg-boss', home: '^server/platform/jobs/' },
  payments: { packages: 'stripe', home: '^server/platform/payments/' },
  typesetting: { packages: '@myriaddreamin', home: '^server/platform/pdf/' },
};

const inPackages = (names) => `node_modules/(${names})/`;

module.exports = {
  forbidden: [
    {
      name: 'resolves',
      comment: 'An import leads to a file or to an installed package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-package',
      comment: 'A package that is imported is named in package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'runtime-package',
      comment: 'What the running server imports is a dependency, not a devDependency.',
      severity: 'error',
      from: { path: '^(contract|markdown|i18n|content|db|server)/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'contract-only-zod',
      comment: 'The contract is shared by browser and server, so it needs nothing but zod.',
      severity: 'error',
      from: { path: '^contract/', pathNot: tests },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: inPackages('zod') },
    },
    {
      name: 'ui-without-router-or-query',
      comment: 'Components of web/ui get everything by props.',
      severity: 'error',
      from: { path: '^web/ui/', pathNot: tests },
      to: { path: inPackages('@tanstack') },
    },
    {
      name: 'web-without-node',
      comment: 'The browser has no Node modules.',
      severity: 'error',
      from: { path: '^(web|contract|markdown|i18n)/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-stay-tests',
      comment: 'Nothing that runs imports a test or its tools.',
      severity: 'error',
      from: { path: '^(contract|i18n|content|db|server|web)/', pathNot: tests },
      to: { path: tests },
    },
    ...Object.entries(layers).map(([name, { files, may }]) => ({
      name: `layer-${name}`,
      comment: `Files in ${files} import only ${may}.`,
      severity: 'error',
      from: { path: files, pathNot: tests },
      to: {
        path: '^(contract|markdown|i18n|content|db|server|web|e2e|bench|scripts)/',
        pathNot: may,
      },
    })),
    ...Object.entries(services).map(([service, { packages, home }]) => ({
      name: `one-home-${service.replaceAll(' ', '-')}`,
      comment: `Only ${home} imports ${packages}.`,
      severity: 'error',
      from: { path: '^(contract|i18n|content|db|server|web)/', pathNot: `${home}|${tests}` },
      to: { path: inPackages(packages) },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'types', 'default'],
      exportsFields: ['exports'],
    },
  },
};
