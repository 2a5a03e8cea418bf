export default {
  name: 'mfe_promotions',
  contract: '^1.0.0',
  exposes: {
    './PromotionListPage': './src/exposes/PromotionListPage.ts',
  },
  /** What the first render of a module asks the platform. */
  calls: {
    './PromotionListPage': [
      {
        path: '/wps/relay/MCSFE_getListAnnouncements',
        module: 'COMM3',
        query: { types: 'Promotion', platform: 'M', merchantCode: '{merchant}' },
      },
    ],
  },
};
