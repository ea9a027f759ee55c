const CHANNEL = 'session';

/** Once the session is over, and not before: the other tabs ask the server what they may show now. */
export function tellTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have none: they are of one origin
  channel.postMessage('logged-out');
  channel.close();
}

export function onLoggedOut(listen: () => void): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', listen);
}
