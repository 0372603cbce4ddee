import { write, writeSync } from 'node:fs';

/** How long a line may wait for others, in milliseconds. */
const patience = 10;
const blockSize = 64 * 1024;
/** Blocks waiting for a descriptor that does not take them; past this many, lines are dropped: requests come first. */
const mostBlocks = 128;

interface Block {
  bytes: Buffer;
  /** How much of it is filled. */
  end: number;
  /** How much of it is written. */
  start: number;
}

/**
 * Collects lines and writes them in blocks, beside the event loop: handing over every line by itself costs several
 * times what making it does. A descriptor that is gone takes no lines, and that is no reason to fail.
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
    // A UTF-16 unit is at most three bytes of UTF-8.
    const most = line.length * 3;
    if (this.#filling.end + most > this.#filling.bytes.length) {
      if (this.#waiting.length >= mostBlocks) return;
      this.#turnOver(most);
      this.#next();
    }
    const { bytes, end } = this.#filling;
    this.#filling.end = end + bytes.write(line, end);
    this.#timer ??= setTimeout(this.#onTime, patience);
  }

  /** Writes what is waiting, and waits for it. For the last moment of a process. */
  flush(): void {
    this.#turnOver(0);
    for (const block of this.#waiting.splice(this.#isWriting ? 1 : 0)) {
      while (block.start < block.end)
        block.start += writeSync(this.#fd, block.bytes, block.start, block.end - block.start);
    }
  }

  readonly #onTime = (): void => {
    this.#timer = undefined;
    this.#turnOver(0);
    this.#next();
  };

  #turnOver(least: number): void {
    this.#waiting.push(this.#filling);
    this.#filling = least > blockSize ? emptyBlock(least) : (this.#spare ?? emptyBlock());
    this.#spare = undefined;
  }

  #next(): void {
    const block = this.#waiting[0];
    if (block === undefined || this.#isWriting) return;
    this.#isWriting = true;
    write(this.#fd, block.bytes, block.start, block.end - block.start, null, (error, written) => {
      this.#isWriting = false;
      if (error?.code === 'EAGAIN') {
        setTimeout(() => this.#next(), patience);
        return;
      }
      block.start = error ? block.end : block.start + written;
      if (block.start === block.end) {
        this.#waiting.shift();
        block.start = block.end = 0;
        if (block.bytes.length === blockSize) this.#spare = block;
      }
      this.#next();
    });
  }
}

function emptyBlock(size = blockSize): Block {
  return { bytes: Buffer.allocUnsafeSlow(size), start: 0, end: 0 };
}
