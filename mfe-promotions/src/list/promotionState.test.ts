import { promotionState } from './promotionState';

const plain = { imageRequired: 'N', remarkRequired: 'N' } as const;

describe('promotionState', () => {
  it.each([
    ['ALLOW_JOIN', undefined, { action: 'join' }],
    ['ALLOW_JOIN', 'O', { action: 'join' }],
    ['JOINED', 'O', { status: 'applying' }],
    ['JOINED', undefined, { action: 'claim' }],
    ['PENDING', undefined, { status: 'applying' }],
    ['REJECTED', undefined, { status: 'rejected' }],
    ['ISSUED', undefined, { status: 'issued' }],
    ['CLAIMED', undefined, { status: 'claimed' }],
    ['SIGN_UP_DUE', undefined, { status: 'closed' }],
  ])('%s with reward type %s @PR-009 @PR-010 @PR-011', (signUpStatus, signUpRequestRewardType, state) => {
    expect(
      promotionState({ ...plain, signUpStatus, ...(signUpRequestRewardType && { signUpRequestRewardType }) }),
    ).toEqual(state);
  });

  it.each([[undefined], [''], ['SOMETHING_NEW']])('shows nothing for %s @PR-007', (signUpStatus) => {
    expect(promotionState({ ...plain, ...(signUpStatus !== undefined && { signUpStatus }) })).toBeUndefined();
  });

  it.each([
    ['Y', 'N'],
    ['N', 'Y'],
    ['Y', 'Y'],
  ] as const)(
    'offers no direct claim when image %s or remark %s is required @PR-012',
    (imageRequired, remarkRequired) => {
      expect(promotionState({ signUpStatus: 'JOINED', imageRequired, remarkRequired })).toEqual({
        status: 'joined',
      });
    },
  );
});
