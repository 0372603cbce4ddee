/** This module generates strings that fit patterns and formats. */

export const formatSamples: Record<string, string[]> = {
  uuid: ['0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1', '00000000-0000-4000-8000-000000000000'],
  'date-time': ['2026-03-11T10:22:31.518Z', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00+02:00'],
  date: ['2026-03-11'],
  time: ['10:22:31Z'],
  duration: ['P1D'],
  email: ['a@example.com'],
  hostname: ['example.com'],
  ipv4: ['192.0.2.1'],
  ipv6: ['2001:db8::1'],
  uri: ['https://example.com/a'],
  'uri-reference': ['/a', 'https://example.com/a'],
  'uri-template': ['/a/{b}'],
  url: ['https://example.com/a'],
  iri: ['https://example.com/a'],
  'json-pointer': ['/a/b'],
  'relative-json-pointer': ['1/a'],
  regex: ['^a$'],
  byte: ['YQ=='],
  password: ['secret'],
  binary: ['a'],
};

/** Texts that most formats refuse. */
export const oddStrings = [
  '',
  'a',
  'A',
  '0',
  '1',
  '-1',
  '1.5',
  'true',
  'null',
  ' ',
  'a b',
  'not a format',
  '^',
  '%',
  'ä',
  '2026-02-30',
  '\n',
];

interface Node {
  make: (reps: number) => string;
}

/**
 * Returns a few texts that fit a pattern, with different numbers of repetitions. Returns an empty list if the pattern
 * cannot be parsed.
 */
export function fromPattern(pattern: string, lengths: number[]): string[] {
  try {
    const parser = new Parser(pattern);
    const node = parser.alternatives();
    const reps = [...new Set([1, 0, 2, 3, 8, ...lengths.filter((n) => n > 0 && n <= 2000)])];
    const made = reps.flatMap((n) => node.map((one) => one.make(n)));
    // Anything may stand before or after the match of a pattern without `^` or `$`.
    const [short = ''] = made;
    const longer = lengths
      .filter((n) => n > short.length && n <= 2000)
      .flatMap((n) => [short.padEnd(n, 'a'), short.padStart(n, 'a')]);
    return [...new Set([...made, ...longer])].slice(0, 60);
  } catch {
    return [];
  }
}

class Parser {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  alternatives(): Node[] {
    const found = [this.sequence()];
    while (this.text[this.at] === '|') {
      this.at += 1;
      found.push(this.sequence());
    }
    return found;
  }

  private sequence(): Node {
    const nodes: Node[] = [];
    while (this.at < this.text.length && this.text[this.at] !== '|' && this.text[this.at] !== ')')
      nodes.push(this.quantified(this.atom()));
    return { make: (reps) => nodes.map((node) => node.make(reps)).join('') };
  }

  private quantified(node: Node): Node {
    const match = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(this.text.slice(this.at));
    if (!match) return node;
    this.at += match[0].length;
    const [, sign, low, comma, high] = match;
    const min = sign === '+' ? 1 : sign ? 0 : Number(low);
    const max = sign === '?' ? 1 : sign ? Infinity : high ? Number(high) : comma ? Infinity : Number(low);
    return { make: (reps) => node.make(reps).repeat(Math.min(max, Math.max(min, reps))) };
  }

  private atom(): Node {
    const char = this.text[this.at] ?? '';
    this.at += 1;
    if (char === '^' || char === '$') return constant('');
    if (char === '.') return constant('x');
    if (char === '[') return constant(this.set());
    if (char === '\\') return constant(this.escaped());
    if (char !== '(') return constant(char);
    if (/^\?(=|!|<=|<!)/.test(this.text.slice(this.at))) throw new Error('lookaround is not supported');
    this.at += /^\?(:|<[^>]*>)/.exec(this.text.slice(this.at))?.[0].length ?? 0;
    const nodes = this.alternatives();
    this.at += 1;
    // The generator uses every alternative (`a|b`) that is outside groups. Of the alternatives inside a group, it uses
    // only one: the last for texts with three or more repetitions, otherwise the first.
    return { make: (reps) => (reps >= 3 ? nodes.at(-1) : nodes[0])?.make(reps) ?? '' };
  }

  private escaped(): string {
    const char = this.text[this.at] ?? '';
    this.at += 1;
    if (char === 'u' || char === 'x') {
      const match = /^(?:\{([0-9a-fA-F]+)\}|([0-9a-fA-F]{4})|([0-9a-fA-F]{2}))/.exec(this.text.slice(this.at));
      this.at += match?.[0].length ?? 0;
      return String.fromCodePoint(Number.parseInt(match?.[1] ?? match?.[2] ?? match?.[3] ?? '78', 16));
    }
    const classes: Record<string, string> = {
      d: '1',
      w: 'a',
      s: ' ',
      D: 'x',
      W: '-',
      S: 'x',
      t: '\t',
      n: '\n',
      r: '\r',
      b: '',
      B: '',
    };
    return classes[char] ?? char;
  }

  private set(): string {
    const start = this.at;
    const negated = this.text[this.at] === '^';
    if (negated) this.at += 1;
    const first = this.text[this.at] === '\\' ? ((this.at += 1), this.escaped()) : (this.text[this.at] ?? '');
    this.at = start;
    while (this.at < this.text.length && this.text[this.at] !== ']') this.at += this.text[this.at] === '\\' ? 2 : 1;
    this.at += 1;
    if (!negated) return first;
    const refused = new RegExp(`[${this.text.slice(start, this.at - 1)}]`, 'u');
    return ['a', 'x', '1', '-', ' ', '~', 'é'].find((char) => refused.test(char)) ?? 'a';
  }
}

const constant = (text: string): Node => ({ make: () => text });
