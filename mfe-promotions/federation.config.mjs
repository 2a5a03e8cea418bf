export default {
  name: 'mfe_promotions',
  contract: '^1.0.0',
  exposes: {
    './PromotionListPage': './src/exposes/PromotionListPage.ts',
  },
};
