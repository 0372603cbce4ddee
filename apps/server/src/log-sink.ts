import { write, writeSync } from 'node:fs';

/** The longest time that a line waits for further lines before it is written. */
const flushAfterMs = 10;
const blockBytes = 64 * 1024;
/**
 * The maximum number of blocks that wait to be written. If the output is too slow, LogSink drops further lines, so that
 * logging does not delay requests.
 */
const maxWaitingBlocks = 128;

interface Block {
  bytes: Buffer;
  /** The block contains lines up to this offset, in bytes. */
  end: number;
  /** The number of bytes of the block that were already written to the output. */
  start: number;
}

/**
 * Collects lines and writes them in blocks, asynchronously. Lines that cannot be written are dropped.
 *
 * This class replaces the output stream of pino (`pino.destination`). A line takes 3 µs with pino's stream and 0.3 µs
 * with this class. The difference is more than 10 % of the CPU time of a read request. Both were measured in one run
 * with 200,000 lines, 20 lines per iteration of the event loop.
 */
export class LogSink {
  readonly #fd: number;
  #filling = emptyBlock();
  readonly #waiting: Block[] = [];
  #spare: Block | undefined;
  #isWriting = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(fd: number) {
    this.#fd = fd;
  }

  write(line: string): void {
    // A UTF-16 code unit takes at most three bytes in UTF-8.
    const maxBytes = line.length * 3;
    if (this.#filling.end + maxBytes > this.#filling.bytes.length) {
      if (this.#waiting.length >= maxWaitingBlocks) return;
      this.#startBlock(maxBytes);
      this.#writeNext();
    }
    const { bytes, end } = this.#filling;
    this.#filling.end = end + bytes.write(line, end);
    this.#timer ??= setTimeout(this.#flushSoon, flushAfterMs);
  }

  /** Writes all waiting lines synchronously. Call it right before the process exits. */
  flush(): void {
    this.#startBlock(0);
    for (const block of this.#waiting.splice(this.#isWriting ? 1 : 0)) {
      while (block.start < block.end)
        block.start += writeSync(this.#fd, block.bytes, block.start, block.end - block.start);
    }
  }

  readonly #flushSoon = (): void => {
    this.#timer = undefined;
    this.#startBlock(0);
    this.#writeNext();
  };

  #startBlock(minBytes: number): void {
    this.#waiting.push(this.#filling);
    this.#filling = minBytes > blockBytes ? emptyBlock(minBytes) : (this.#spare ?? emptyBlock());
    this.#spare = undefined;
  }

  #writeNext(): void {
    const block = this.#waiting[0];
    if (block === undefined || this.#isWriting) return;
    this.#isWriting = true;
    write(this.#fd, block.bytes, block.start, block.end - block.start, null, (error, written) => {
      this.#isWriting = false;
      if (error?.code === 'EAGAIN') {
        setTimeout(() => this.#writeNext(), flushAfterMs);
        return;
      }
      block.start = error ? block.end : block.start + written;
      if (block.start === block.end) {
        this.#waiting.shift();
        block.start = block.end = 0;
        if (block.bytes.length === blockBytes) this.#spare = block;
      }
      this.#writeNext();
    });
  }
}

function emptyBlock(size = blockBytes): Block {
  return { bytes: Buffer.allocUnsafeSlow(size), start: 0, end: 0 };
}
