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
import { JudgingView, type JudgingViewProps } from './judging-view.tsx';
import { prefixOf, type Link } from './link.ts';
import { loadMarkdown, RawText } from './parts/formatted-text.tsx';
import { Screen } from './parts/screen.tsx';
import { recentLinks, storedOwnKey, storedRawText } from './stored-keys.ts';

type Loaded = { task: Task; client: Client; apiKey: string };

const retryMs = 5000;

/** Returns the key that this judge got by joining through the shared link, or else the key in the link. */
const keyOf = (link: Link): string => storedOwnKey.read(link.apiKey) ?? link.apiKey;

/** Returns true if the server has rejected the link. Then a retry cannot help. */
function isDefinite(error: unknown): boolean {
  const { code = '' } = error instanceof JuryboxError ? error : {};
  return ['unauthenticated', 'forbidden', 'not_found'].includes(code);
}

/** The page that a link for judges opens. Asks for the judge's name if it is unknown, then shows the scenarios. */
export function JudgePage({ link }: { link: Link }) {
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  const [failure, setFailure] = useState<unknown>(undefined);

  const load = useCallback(async () => {
    setLoaded(undefined);
    const path = { evaluation_id: link.evaluationId };
    const apiKey = keyOf(link);
    const client = clientWith(apiKey);
    try {
      const [task] = await Promise.all([getJudging({ client, path }), loadMarkdown()]);
      setLoaded({ task, client, apiKey });
      setFailure(undefined);
    } catch (error) {
      if (isDefinite(error)) recentLinks.remove(link);
      setFailure(error);
    }
  }, [link]);
  useEffect(() => void load(), [load]);

  // Loading may have failed because there is no connection, so the page tries again by itself.
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

  const [isRaw, setRaw] = useState(storedRawText.read);
  const toggleRaw = () => {
    storedRawText.write(!isRaw);
    setRaw(!isRaw);
  };

  if (failure !== undefined) return <Failed error={failure} keyPrefix={prefixOf(keyOf(link))} retry={load} />;
  if (loaded === undefined) return <Screen title="One moment" isBusy />;
  const { task, client, apiKey } = loaded;
  const path = { evaluation_id: link.evaluationId };
  const join = async (judge_name: string) => {
    if (!task.is_shared)
      return setLoaded({ ...loaded, task: await updateJudging({ client, path, body: { judge_name } }) });
    const { secret } = await createJudge({ client, path, body: { judge_name } });
    storedOwnKey.write(link.apiKey, secret);
    const own = clientWith(secret);
    return setLoaded({ client: own, apiKey: secret, task: await getJudging({ client: own, path }) });
  };
  const leave = () => {
    storedOwnKey.remove(link.apiKey);
    recentLinks.remove(link);
    void load();
  };
  return (
    <RawText.Provider value={isRaw}>
      {task.is_shared || task.judge_name === null ? (
        <JoinForm task={task} join={join} />
      ) : (
        <Running
          key={apiKey}
          {...loaded}
          link={link}
          isRaw={isRaw}
          toggleRaw={toggleRaw}
          leave={apiKey === link.apiKey ? undefined : leave}
        />
      )}
    </RawText.Provider>
  );
}

interface RunningProps extends Loaded, Pick<JudgingViewProps, 'isRaw' | 'toggleRaw' | 'leave'> {
  link: Link;
}

function Running({ task, client, apiKey, link, ...view }: RunningProps) {
  const judging = useMemo(() => {
    const lock = `jurybox.judge.${prefixOf(apiKey)}`;
    return new Judging({
      client,
      evaluationId: task.evaluation_id,
      type: task.evaluation_type,
      judgedCount: task.judged_count,
      queue: new JudgementQueue(browserStorage(), prefixOf(apiKey)),
      // Browsers have locks only at https and localhost addresses. Without locks, two tabs may send the same judgement.
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
  useEffect(
    () => recentLinks.add({ link, evaluationName: task.evaluation_name, judgeName: task.judge_name }),
    [link, task],
  );
  return <JudgingView judging={judging} task={task} scale={link.scale} {...view} />;
}

interface FailedProps {
  error: unknown;
  keyPrefix: string;
  retry: () => Promise<void>;
}

function Failed({ error, keyPrefix, retry }: FailedProps) {
  if (isDefinite(error)) return <LinkDoesNotWork />;
  const { unsentCount } = new JudgementQueue(browserStorage(), keyPrefix).unsent();
  return (
    <Screen title="The page could not be loaded">
      <p>{describeError(error)}</p>
      {unsentCount > 0 && (
        <p>
          This browser keeps {unsentCount === 1 ? '1 judgement' : `${unsentCount} judgements`}, and sends what it keeps
          when the connection is back.
        </p>
      )}
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
