/** The maximum number of requests of one project that begin in one iteration of the event loop. */
const maxPerIteration = 16;

interface ProjectRequests {
  begun: number;
  waiting: (() => void)[];
}

/**
 * Limits the number of requests that a project begins in one iteration of the event loop. Further ones wait for the
 * next. So a project that sends on hundreds of connections at once does not delay all other projects.
 */
export class RequestShare {
  readonly #projects = new Map<string, ProjectRequests>();
  #isScheduled = false;

  /** Returns `undefined` if the request may begin at once, or a promise that resolves when it may begin. */
  begin(project: string): Promise<void> | undefined {
    let requests = this.#projects.get(project);
    if (requests === undefined) this.#projects.set(project, (requests = { begun: 0, waiting: [] }));
    if (!this.#isScheduled) {
      this.#isScheduled = true;
      setImmediate(this.#startIteration);
    }
    if (requests.begun < maxPerIteration) {
      requests.begun += 1;
      return undefined;
    }
    const { waiting } = requests;
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  }

  readonly #startIteration = (): void => {
    for (const [project, requests] of this.#projects) {
      const next = requests.waiting.splice(0, maxPerIteration);
      requests.begun = next.length;
      if (next.length === 0) this.#projects.delete(project);
      for (const begin of next) begin();
    }
    this.#isScheduled = this.#projects.size > 0;
    if (this.#isScheduled) setImmediate(this.#startIteration);
  };
}
