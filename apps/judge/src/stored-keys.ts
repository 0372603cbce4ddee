/**
 * Stores API keys and choices of the judge in the browser.
 *
 * The key from the address of an opened link is in `sessionStorage`: it survives a reload, and the browser removes it
 * when the tab is closed. What a judge needs to continue later is in `localStorage`: the links by which the judge can
 * judge, and the key that a judge gets by joining through a shared link. Without this key, the same person would join
 * as a second judge.
 */
import { prefixOf, type Link } from './link.ts';
import { readStored as read, writeStored as write } from './storage.ts';

const linkName = 'jurybox.judge.link';
const ownName = (shared: string) => `jurybox.judge.own.${prefixOf(shared)}`;

export const storedLink = {
  read: (): Link | undefined => read('sessionStorage', linkName) as Link | undefined,
  write: (link: Link): void => write('sessionStorage', linkName, link),
};

/** The API key that a judge got by joining through a shared link. */
export const storedOwnKey = {
  read: (shared: string): string | undefined => read('localStorage', ownName(shared)) as string | undefined,
  write: (shared: string, own: string): void => write('localStorage', ownName(shared), own),
  remove: (shared: string): void => localStorage.removeItem(ownName(shared)),
};

/** A link that somebody has opened in this browser. The names help the judge to recognise it. */
export interface RecentLink {
  link: Link;
  evaluationName: string;
  judgeName: string | null;
}

const recentBegin = 'jurybox.judge.recent.';
const recentName = ({ evaluationId, apiKey }: Link) => `${recentBegin}${evaluationId}.${prefixOf(apiKey)}`;

/** The links that a judge has opened in this browser, to continue later. */
export const recentLinks = {
  list: (): RecentLink[] =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith(recentBegin))
      .flatMap((name) => (read('localStorage', name) as RecentLink | undefined) ?? []),
  add: (recent: RecentLink): void => write('localStorage', recentName(recent.link), recent),
  remove: (link: Link): void => localStorage.removeItem(recentName(link)),
};

const rawTextName = 'jurybox.judge.raw-text';

/** Whether the judge wants to see texts as they are stored, without formatting. */
export const storedRawText = {
  read: (): boolean => read('localStorage', rawTextName) === true,
  write: (isRaw: boolean): void => write('localStorage', rawTextName, isRaw),
};
