/** Reads a stream of server-sent events about changed deployments (notices), like a program that uses `fetch`. */
export interface Notice {
  id: string | undefined;
  data: any;
}

export interface NoticeStream {
  status: number;
  /** The text of the stream so far. */
  text(): string;
  /** Resolves with the next event, or with undefined at the end of the stream. Rejects if the connection is cut off. */
  next(): Promise<Notice | undefined>;
  close(): void;
}

export async function openStream(url: string, headers: Record<string, string> = {}): Promise<NoticeStream> {
  const aborter = new AbortController();
  const response = await fetch(url, { headers, signal: aborter.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let unread = '';
  return {
    status: response.status,
    text: () => text,
    async next() {
      for (;;) {
        const end = unread.indexOf('\n\n');
        if (end === -1) {
          const { done, value = '' } = await reader.read();
          if (done) return undefined;
          text += value;
          unread += value;
          continue;
        }
        const lines = unread.slice(0, end).split('\n');
        unread = unread.slice(end + 2);
        const valueOf = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
        const data = valueOf('data');
        if (data !== undefined) return { id: valueOf('id'), data: JSON.parse(data) };
      }
    },
    close: () => aborter.abort(),
  };
}
