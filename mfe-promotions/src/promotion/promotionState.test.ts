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
    ['Y', 'N', undefined, { action: 'apply' }],
    ['N', 'Y', undefined, { action: 'apply' }],
    ['Y', 'Y', undefined, { action: 'apply' }],
    ['Y', 'Y', 'O', { status: 'applying' }],
  ] as const)(
    'asks for the form when image %s or remark %s is required, never with reward type %s @PR-012 @PR-013',
    (imageRequired, remarkRequired, type, state) => {
      expect(
        promotionState({
          signUpStatus: 'JOINED',
          imageRequired,
          remarkRequired,
          ...(type && { signUpRequestRewardType: type }),
        }),
      ).toEqual(state);
    },
  );

  it.each([
    ['9.99', { status: 'joined' }],
    ['100.00', { action: 'claim' }],
  ])('with %s bet of 100.00', (met, state) => {
    const turnover = { needed: '100.00', met, left: '0.00' };
    expect(promotionState({ ...plain, signUpStatus: 'JOINED', turnover })).toEqual(state);
  });
});
