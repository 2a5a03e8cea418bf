export default {
  name: 'mfe_messages',
  contract: '^1.0.0',
  exposes: {
    './BannerCarousel': './src/exposes/BannerCarousel.ts',
    './NoticeStrip': './src/exposes/NoticeStrip.ts',
    './NoticesPage': './src/exposes/NoticesPage.ts',
  },
};
