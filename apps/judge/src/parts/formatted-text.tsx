import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { messagesOf, parseJson, type Message } from './conversation.ts';

/** Whether texts are shown as they are stored, without formatting. */
export const RawText = createContext(false);

let render: typeof import('./markdown.tsx').renderMarkdown | undefined;

/** Loads the code that formats Markdown. If loading fails, the page shows texts without formatting. */
export const loadMarkdown = (): Promise<void> =>
  import('./markdown.tsx').then(
    ({ renderMarkdown }) => void (render = renderMarkdown),
    () => undefined,
  );

/** Shows a text as a conversation, as JSON or as Markdown. HTML in the text is shown as text. */
export function FormattedText({ text }: { text: string }) {
  const isRaw = useContext(RawText);
  const content = useMemo(() => (isRaw ? <RawView text={text} /> : format(text)), [text, isRaw]);
  return text.trim() === '' ? <p class="empty">(empty)</p> : <div class="text">{content}</div>;
}

function format(text: string) {
  const value = parseJson(text);
  const messages = messagesOf(value);
  if (messages !== undefined) return <Conversation messages={messages} />;
  if (value !== undefined) return <Code text={text} />;
  // Markdown that has no letters or digits could disappear: `-` is an empty list.
  return render === undefined || !/[\p{L}\p{N}]/u.test(text) ? <RawView text={text} /> : render(text);
}

function Conversation({ messages }: { messages: Message[] }) {
  return (
    <ol class="conversation">
      {messages.map(({ role, content, rest }, at) => (
        <li key={at} data-role={role}>
          <p class="role">{role}</p>
          {typeof content === 'string' && content !== '' && <FormattedText text={content} />}
          {typeof content !== 'string' && content !== null && <Code text={JSON.stringify(content, null, 2)} />}
          {Object.keys(rest).length > 0 && <Code text={JSON.stringify(rest, null, 2)} />}
        </li>
      ))}
    </ol>
  );
}

function Code({ text }: { text: string }) {
  return (
    <pre tabIndex={0} dir="ltr">
      <code>{text}</code>
    </pre>
  );
}

function RawView({ text }: { text: string }) {
  return (
    <p class="raw" dir="auto">
      {text}
    </p>
  );
}
