import { remoteNames } from './remoteNames';

it('is named after its component wherever it has a name', () => {
  expect(remoteNames('mfe-daily-draw')).toEqual({
    component: 'mfe-daily-draw',
    remote: 'mfe_daily_draw',
    feature: 'dailyDraw',
    Feature: 'DailyDraw',
    path: '/m/dailyDraw',
    title: 'Daily draw',
    thaiTitle: 'Daily draw',
  });
});

it('has the titles that it is given', () => {
  const { title, thaiTitle } = remoteNames('mfe-vip', {
    title: ' Players’ "VIP" club',
    thaiTitle: 'คลับวีไอพี',
  });
  expect([title, thaiTitle]).toEqual(['Players’ "VIP" club', 'คลับวีไอพี']);
});

it.each(['vip', 'mfe-', 'mfe_vip', 'mfe-VIP', 'mfe-vip-', 'mfe-vip2', 'mfe-../vip', `mfe-${'v'.repeat(40)}`])(
  'does not take "%s" for a name',
  (name) => {
    expect(() => remoteNames(name)).toThrow(/write mfe- and words of small letters, as mfe-vip/);
  },
);

it.each(['', '   ', 'x'.repeat(41), 'VIP\nclub', '<b>VIP</b>'])('does not take "%s" for a title', (title) => {
  expect(() => remoteNames('mfe-vip', { title })).toThrow(/is no title: give 1 to 40 characters/);
});
