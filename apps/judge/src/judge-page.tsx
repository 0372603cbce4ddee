import {
  createJudge,
  getJudging,
  JuryboxError,
  updateJudging,
  type Client,
  type Judging as Task,
} from '@jurybox/client';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { clientWith, describeError } from './api.ts';
import { JoinForm } from './join-form.tsx';
import { Judging } from './judging/judging.ts';
import { browserStorage, JudgementQueue } from './judging/queue.ts';
import { JudgingView } from './judging-view.tsx';
import { prefixOf, type Link } from './link.ts';
import { Screen } from './parts/screen.tsx';
import { storedOwnKey } from './stored-keys.ts';

type Loaded = { task: Task; client: Client; apiKey: string };

const retryMs = 5000;

/** Whether a retry would get the same response, because the server has rejected the link. */
function isDefinite(error: unknown): boolean {
  const { code = '' } = error instanceof JuryboxError ? error : {};
  return ['unauthenticated', 'forbidden', 'not_found'].includes(code);
}

/** Opens a link for judging. Asks for the judge's name if the server does not know it, and then shows the scenarios. */
export function JudgePage({ link }: { link: Link }) {
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  const [failure, setFailure] = useState<unknown>(undefined);

  const load = useCallback(async () => {
    setLoaded(undefined);
    const path = { evaluation_id: link.evaluationId };
    const loadWith = async (apiKey: string): Promise<Loaded> => {
      const client = clientWith(apiKey);
      return { task: await getJudging({ client, path }), client, apiKey };
    };
    try {
      const own = storedOwnKey.read(link.apiKey);
      setLoaded(await loadWith(own ?? link.apiKey));
      setFailure(undefined);
    } catch (error) {
      setFailure(error);
    }
  }, [link]);
  useEffect(() => void load(), [load]);

  // If the page could not be loaded, for example without a connection, it retries automatically.
  useEffect(() => {
    if (failure === undefined || isDefinite(failure)) return undefined;
    const retry = () => void load();
    const timer = setTimeout(retry, retryMs);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [failure, load]);

  if (failure !== undefined) return <Failed error={failure} retry={load} />;
  if (loaded === undefined) return <Screen title="One moment" isBusy />;
  const { task, client, apiKey } = loaded;
  const path = { evaluation_id: link.evaluationId };
  if (task.is_shared)
    return (
      <JoinForm
        task={task}
        join={async (judge_name) => {
          const { secret } = await createJudge({ client, path, body: { judge_name } });
          storedOwnKey.write(link.apiKey, secret);
          const own = clientWith(secret);
          setLoaded({ client: own, apiKey: secret, task: await getJudging({ client: own, path }) });
        }}
      />
    );
  if (task.judge_name === null)
    return (
      <JoinForm
        task={task}
        join={async (judge_name) =>
          setLoaded({ ...loaded, task: await updateJudging({ client, path, body: { judge_name } }) })
        }
      />
    );
  const isOwn = apiKey !== link.apiKey;
  const leave = () => {
    storedOwnKey.remove(link.apiKey);
    void load();
  };
  return <Running key={apiKey} {...loaded} scale={link.scale} leave={isOwn ? leave : undefined} />;
}

function Running({ task, client, apiKey, scale, leave }: Loaded & { scale: Link['scale']; leave?: () => void }) {
  const judging = useMemo(() => {
    const lock = `jurybox.judge.${prefixOf(apiKey)}`;
    return new Judging({
      client,
      evaluationId: task.evaluation_id,
      type: task.evaluation_type,
      judgedCount: task.judged_count,
      queue: new JudgementQueue(browserStorage(), prefixOf(apiKey)),
      // Browsers offer locks only on https and localhost. Without locks, two tabs may send the same judgement twice.
      exclusively:
        'locks' in navigator ? (work) => navigator.locks.request(lock, work) as ReturnType<typeof work> : undefined,
    });
  }, []);
  useEffect(() => {
    const retry = () => judging.retry();
    const warn = (event: BeforeUnloadEvent) => void (!judging.state.isDurable && event.preventDefault());
    addEventListener('online', retry);
    addEventListener('beforeunload', warn);
    judging.retry();
    return () => {
      removeEventListener('online', retry);
      removeEventListener('beforeunload', warn);
      judging.stop();
    };
  }, [judging]);
  return <JudgingView judging={judging} task={task} scale={scale} leave={leave} />;
}

function Failed({ error, retry }: { error: unknown; retry: () => Promise<void> }) {
  if (isDefinite(error)) return <LinkDoesNotWork />;
  return (
    <Screen title="The page could not be loaded">
      <p>{describeError(error)}</p>
      <p>
        <button class="button primary" onClick={() => void retry()}>
          Try again
        </button>
      </p>
    </Screen>
  );
}

function LinkDoesNotWork() {
  return (
    <Screen title="This link does not work">
      <p>It may have expired or been revoked, or a part of it is missing.</p>
      <p>Ask the person who sent it to you for a new one.</p>
    </Screen>
  );
}
