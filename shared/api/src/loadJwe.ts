import { ApiError } from './apiError';

/** The encryption code. Throws ApiError client.load.failed when it cannot be fetched. */
export async function loadJwe(): Promise<typeof import('./jwe')> {
  try {
    return await import('./jwe');
  } catch (cause) {
    throw new ApiError({ code: 'client.load.failed', cause });
  }
}
