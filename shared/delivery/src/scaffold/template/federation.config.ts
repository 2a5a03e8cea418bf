import type { FederationConfig } from '@site/build/federation';

const title = { en: '__title__', th: '__thaiTitle__' };

export default {
  name: '__remote__',
  contract: '^1.0.0',
  exposes: {
    './__Feature__Page': './src/exposes/__Feature__Page.ts',
  },
  routes: [
    {
      path: '__path__',
      expose: './__Feature__Page',
      header: 'back',
      footer: true,
      title,
      back: 'home',
    },
  ],
  menu: [{ path: '__path__', title, icon: 'sparkles' }],
} satisfies FederationConfig;
