import { userName } from './site';

const nobody = () => {
  throw Object.assign(new Error('uv_os_get_passwd returned ENOENT'), { code: 'ERR_SYSTEM_ERROR' });
};

it('is what the system says', () => {
  expect(userName({ USER: 'somebody else' }, () => 'ann')).toBe('ann');
});

it.each([
  [{ USER: 'ann' }, 'ann'],
  [{ USER: '' }, 'unknown'],
  [{}, 'unknown'],
])('is of %j where the system knows no such user: %s', (environment, name) => {
  expect(userName(environment, nobody)).toBe(name);
});
