import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { dropSecrets } from './heldSecrets';
import { listenToOtherTabs, type SignOutReason, type TabMessage, tellOtherTabs } from './otherTabs';
import type { SessionInfo } from './sessionInfo';
import { forgetSession, isPersistent, loadSession, saveSession } from './sessionStorage';

const store = createStore<{ session: SessionInfo | null }>(() => ({ session: null }));
const signOutListeners = new Set<(reason: SignOutReason) => void>();
let listening = false;

/** The present session; `null` for a guest. */
export function getSession(): SessionInfo | null {
  return store.getState().session;
}

/**
 * The present session in a component, or what `selector` takes from it. A selector answers a value or a
 * part of the session, never a new object: a new object each time renders for ever.
 */
export function useSession(): SessionInfo | null;
export function useSession<Selected>(selector: (session: SessionInfo | null) => Selected): Selected;
export function useSession<Selected>(selector?: (session: SessionInfo | null) => Selected) {
  return useStore(store, ({ session }) => (selector ? selector(session) : session));
}

/** Calls `listener` after each change of the session. Returns the function that ends it. */
export function subscribeSession(
  listener: (session: SessionInfo | null, previous: SessionInfo | null) => void,
): () => void {
  return store.subscribe((state, previous) => listener(state.session, previous.session));
}

/** Calls `listener` each time a session ends, in this tab or another. Returns the function that ends it. */
export function onSignOut(listener: (reason: SignOutReason) => void): () => void {
  signOutListeners.add(listener);
  return () => signOutListeners.delete(listener);
}

/** Starts a session in every tab. `persist` true: it survives the tab (`autoLogin` 1). */
export function signIn(session: SessionInfo, { persist }: { persist: boolean }): void {
  begin(session, persist);
  tellOtherTabs({ kind: 'signIn', session, persist });
}

/** Puts a renewed token into the present session. Does nothing for a guest. */
export function renewToken(token: string): void {
  const session = getSession();
  if (session && session.token !== token) signIn({ ...session, token }, { persist: isPersistent() });
}

/**
 * Ends the session in every tab: store, storage, `autoLogin`, held secrets. The platform is told by the
 * caller, before: its call needs the token.
 */
export function signOut(reason: SignOutReason = 'signed-out'): void {
  end(reason);
  tellOtherTabs({ kind: 'signOut', reason });
}

/**
 * Takes up the stored session and starts to follow the other tabs. Called once, before the first render;
 * again does no harm. Returns the session, `null` for a guest. Never throws.
 */
export function restoreSession(): SessionInfo | null {
  if (!listening) listenToOtherTabs(follow);
  listening = true;
  const session = loadSession();
  store.setState({ session });
  return session;
}

function follow(message: TabMessage): void {
  const present = getSession();
  if (message.kind === 'signIn') {
    if (message.session.token !== present?.token) begin(message.session, message.persist);
  } else if (present) end(message.reason);
}

function begin(session: SessionInfo, persist: boolean): void {
  const { token, merchantCode, userName, type, firstTimeLogin } = session;
  const previous = getSession();
  if (previous && previous.userName !== userName) dropSecrets();
  saveSession({ token, merchantCode, userName, type, firstTimeLogin }, persist);
  store.setState({ session: { token, merchantCode, userName, type, firstTimeLogin } });
}

function end(reason: SignOutReason): void {
  const hadSession = getSession() !== null;
  dropSecrets();
  forgetSession();
  store.setState({ session: null });
  if (hadSession) for (const listener of signOutListeners) listener(reason);
}
