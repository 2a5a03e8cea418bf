import { type Merchant, SANDBOX_FRAME } from '@site/contracts/federation/merchant';

/**
 * A merchant with the demonstration vendor's own origin in the place of the word `sandbox` among its frames.
 * Where there is none, nothing stands in its place: no policy ever names a word that is no origin.
 *
 * @param origin Of this machine's demonstration vendor.
 */
export function withSandboxFrames(merchant: Merchant, origin: string | undefined): Merchant {
  if (!merchant.frames) return merchant;
  const frames = merchant.frames.flatMap((source) => {
    if (source !== SANDBOX_FRAME) return [source];
    return origin === undefined ? [] : [origin];
  });
  return { ...merchant, frames };
}
