import { listAdminLog, type AdminLogEntry } from '@jurybox/client';
import { useState } from 'preact/hooks';
import { formText } from '../parts/form-text.ts';
import { actions, wordsOf } from './log-actions.ts';
import { Page, Shown, When, Who } from './parts.tsx';
import { PeriodFields, periodIn, type Period } from './period.tsx';
import { useSession } from './session.ts';
import { useLoaded } from './use-loaded.ts';

const pageSize = 50;

interface Filters extends Period {
  action?: string;
  actor_user_id?: string;
  object_id?: string;
}

/** The page with the admin log, the newest entry first. */
export function LogPage() {
  const { client, names } = useSession();
  const [filters, setFilters] = useState<Filters>({});
  const [wanted, setWanted] = useState(pageSize);
  const loading = useLoaded(async () => {
    const items: AdminLogEntry[] = [];
    let cursor: string | null | undefined;
    // A filtered page may have no entries although a later page has some.
    while (items.length < wanted && cursor !== null) {
      const query = { limit: pageSize, ...filters, ...(cursor === undefined ? {} : { cursor }) };
      const page = await listAdminLog({ client, query });
      items.push(...page.items);
      cursor = page.next_cursor;
    }
    return { items, hasMore: cursor !== null };
  }, [client, filters, wanted]);
  const filter = (next: Filters) => {
    setWanted(pageSize);
    setFilters(next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = ['action', 'actor_user_id', 'object_id'].map((name) => [name, formText(event, name)]);
    filter({ ...Object.fromEntries(found.filter(([, value]) => value !== '')), ...periodIn(event) });
  };
  return (
    <Page title="Admin log">
      <section class="panel">
        <form class="stack" onSubmit={submit} onReset={() => filter({})}>
          <div class="columns">
            <label class="field">
              <span>Action</span>
              <select name="action">
                <option value="">Any action</option>
                {Object.entries(actions).flatMap(([kind, verbs]) =>
                  verbs.map((verb) => (
                    <option key={kind + verb} value={`${kind}.${verb}`}>
                      {wordsOf(`${kind}.${verb}`)}
                    </option>
                  )),
                )}
              </select>
            </label>
            <label class="field">
              <span>User id</span>
              <input name="actor_user_id" maxLength={36} placeholder="Anybody" list="users" />
              <datalist id="users">
                {[...names].map(([id, name]) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </datalist>
            </label>
            <label class="field">
              <span>Object id</span>
              <input
                key={filters.object_id}
                name="object_id"
                maxLength={128}
                placeholder="Any object"
                defaultValue={filters.object_id ?? ''}
              />
            </label>
            <PeriodFields />
          </div>
          <div class="actions">
            <button class="button">Filter</button>
            <button type="reset" class="quiet">
              Show all
            </button>
          </div>
        </form>
      </section>
      <section class="panel stack">
        <h2>Entries</h2>
        <Shown of={loading}>
          {({ items, hasMore }) => (
            <>
              {items.length === 0 && <p class="empty">No entry matches.</p>}
              {items.length > 0 && (
                <Entries entries={items} filterObject={(object_id) => filter({ ...filters, object_id })} />
              )}
              {hasMore && (
                <button class="button" onClick={() => setWanted(wanted + pageSize)}>
                  Show older entries
                </button>
              )}
            </>
          )}
        </Shown>
      </section>
    </Page>
  );
}

interface EntriesProps {
  entries: AdminLogEntry[];
  filterObject: (id: string) => void;
}

function Entries({ entries, filterObject }: EntriesProps) {
  return (
    <table class="rows">
      <thead>
        <tr>
          <th>When</th>
          <th>Who</th>
          <th>Action</th>
          <th>Object</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ entry_id, created_at, actor_user_id: actor, action, object_id, object_name: name }) => (
          <tr key={entry_id}>
            <th scope="row" class="small">
              <When at={created_at} />
            </th>
            <td data-label="Who">{actor === null ? 'the command line' : <Who id={actor} />}</td>
            <td data-label="Action" title={action}>
              {wordsOf(action)}
            </td>
            <td data-label="Object">
              <button class="quiet" title={`Show only ${object_id}`} dir="auto" onClick={() => filterObject(object_id)}>
                {name ?? object_id}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
