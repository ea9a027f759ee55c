const CHANNEL = 'session';

type SessionEvent = 'logged-out' | 'logged-in';

/** Notifies other tabs after the session began or ended, so that they ask the server for their state. */
export function notifyTabs(event: SessionEvent): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have none: they are of one origin
  channel.postMessage(event);
  channel.close();
}

/** Subscribes to session changes of other tabs. */
export function listenToTabs(listen: (event: SessionEvent) => void): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }: MessageEvent<SessionEvent>) =>
    listen(data),
  );
}
