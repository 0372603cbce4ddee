/** A message of a conversation with a model. `rest` contains its other members, for example calls of tools. */
export interface Message {
  role: string;
  content: unknown;
  rest: Record<string, unknown>;
}

/** Parses a text that is a JSON object or a JSON list. Returns undefined for any other text. */
export function parseJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the messages if the value is a list of objects with `role` and `content`, and undefined otherwise. */
export function messagesOf(value: unknown): Message[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isMessage)) return undefined;
  return value.map(({ role, content, ...rest }) => ({ role, content, rest }));
}

function isMessage(item: unknown): item is { role: string; content: unknown } {
  return (
    typeof item === 'object' && item !== null && 'content' in item && 'role' in item && typeof item.role === 'string'
  );
}

export const isConversation = (text: string): boolean => messagesOf(parseJson(text)) !== undefined;

/** Returns the beginning of a text. If the text is a conversation, returns the beginning of its last text message. */
export function beginningOf(text: string, maxLength: number): string {
  const texts = (messagesOf(parseJson(text)) ?? []).map(({ content }) => content);
  return (texts.findLast((content) => typeof content === 'string') ?? text).slice(0, maxLength);
}
