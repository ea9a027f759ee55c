import { forget, remember } from './browser-memory.ts';

/** What one tab tells the others of the same visitor. */
export type SessionNews = 'logged-out';

const CHANNEL = 'session';

/** Tells the other tabs, and what is shown next in this one. What was remembered of the visitor is forgotten. */
export function tellTabs(news: SessionNews): void {
  forget();
  remember({ note: news });
  broadcast(news);
}

/** The visitor's account is gone: other tabs leave it too, and nothing is remembered here. */
export function forgetVisitor(): void {
  forget();
  broadcast('logged-out');
}

function broadcast(news: SessionNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have none: they are of one origin
  channel.postMessage(news);
  channel.close();
}

export function onNews(listen: (news: SessionNews) => void): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }) => listen(data as SessionNews));
}
