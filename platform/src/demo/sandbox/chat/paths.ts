/** The member's side of the sandbox's chat. */
export const CHAT_PATH = '/sandbox/chat';

/** The desk's side. */
export const DESK_PATH = '/sandbox/chat/desk';
