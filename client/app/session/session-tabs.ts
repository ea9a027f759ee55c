const CHANNEL = 'session';

type SessionNews = 'logged-out' | 'logged-in';

/** Once the session has ended or begun, and not before: the other tabs ask the server what they may show now. */
export function tellTabs(news: SessionNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have none: they are of one origin
  channel.postMessage(news);
  channel.close();
}

/** Calls `listen` with what other tabs tell of the session. */
export function listenToTabs(listen: (news: SessionNews) => void): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }: MessageEvent<SessionNews>) =>
    listen(data),
  );
}
