/** What the first render of a module asks the platform: announcements of its screen. */
const announcements = (screen) => ({
  path: '/wps/relay/MCSFE_getListAnnouncements',
  module: 'COMM3',
  query: { ...screen, platform: 'M', merchantCode: '{merchant}' },
});
const home = announcements({ types: 'B,PL,PU,PR,H', groupName: 'm_home' });

export default {
  name: 'mfe_messages',
  contract: '^1.0.0',
  exposes: {
    './BannerCarousel': './src/exposes/BannerCarousel.ts',
    './NoticeStrip': './src/exposes/NoticeStrip.ts',
    './LoginPopup': './src/exposes/LoginPopup.ts',
    './NoticesPage': './src/exposes/NoticesPage.ts',
  },
  calls: {
    './BannerCarousel': [{ ...home, picture: ['banners', 0, 'url'] }],
    './NoticeStrip': [home],
    './NoticesPage': [announcements({ types: 'B,PL,PU' })],
  },
};
