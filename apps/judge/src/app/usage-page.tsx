import { listUsage, paginate } from '@jurybox/client';
import { useState } from 'preact/hooks';
import { listAll } from '../api.ts';
import { grouped } from './figures.ts';
import { Page, Shown } from './parts.tsx';
import { PeriodFields, periodIn, type Period } from './period.tsx';
import { useSession } from './session.ts';
import { useLoaded } from './use-loaded.ts';

const columns = {
  variant_count: 'Variants',
  revision_count: 'Revisions',
  evaluation_count: 'Evaluations',
  scenario_count: 'Scenarios',
  judgement_count: 'Judgements',
} as const;
type Column = keyof typeof columns;
const names = Object.keys(columns) as Column[];

/** Counts the variants, evaluations and judgements of each application, for all time or for some days. */
export function UsagePage() {
  const { client } = useSession();
  const [period, setPeriod] = useState<Period>({});
  const [search, setSearch] = useState('');
  const loading = useLoaded(
    () => listAll(paginate(listUsage, { client, query: { limit: 100, ...period } })),
    [client, period],
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setPeriod(periodIn(event));
  };
  return (
    <Page title="Usage">
      <section class="panel">
        <form class="stack" onSubmit={submit}>
          <div class="columns">
            <label class="field">
              <span>Application</span>
              <input
                type="search"
                value={search}
                placeholder="Any name"
                onInput={({ currentTarget: { value } }) => setSearch(value)}
              />
            </label>
            <PeriodFields />
            <button class="button">Count</button>
          </div>
          <p class="muted small">
            If you choose days, the table counts only variants and evaluations that were created on these days, with
            everything that they contain today.
          </p>
        </form>
      </section>
      <Shown of={loading}>
        {(all) => {
          const items = all.filter(({ app_name: name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
          if (items.length === 0) return <p class="empty">{all.length === 0 ? 'No application yet.' : 'No match.'}</p>;
          return (
            <section class="panel">
              <table class="rows counts">
                <thead>
                  <tr>
                    <th>Application</th>
                    {names.map((name) => (
                      <th key={name}>{columns[name]}</th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {items.map((item) => (
                    <tr key={item.app_id}>
                      <th scope="row">
                        <a href={`/app/apps/${item.app_id}`} dir="auto">
                          {item.app_name}
                        </a>
                        {!item.is_complete && (
                          <p class="warning small">
                            Only the newest 1,000 variants and evaluations. Choose fewer days.
                          </p>
                        )}
                      </th>
                      <Figures of={(name) => item[name]} />
                    </tr>
                  ))}
                </tbody>
                {items.length > 1 && (
                  <tfoot>
                    <tr>
                      <th scope="row">Together</th>
                      <Figures of={(name) => items.reduce((sum, item) => sum + item[name], 0)} />
                    </tr>
                  </tfoot>
                )}
              </table>
            </section>
          );
        }}
      </Shown>
    </Page>
  );
}

function Figures({ of }: { of: (name: Column) => number }) {
  return (
    <>
      {names.map((name) => (
        <td key={name} data-label={columns[name]}>
          {grouped(of(name))}
        </td>
      ))}
    </>
  );
}
