import { Empty } from '../../components/empty.tsx';
import { KindOf } from '../../components/kind-of.tsx';
import { Loading } from '../../components/loading.tsx';
import { NotListed } from '../../components/not-listed.tsx';
import { findPeople, type Person } from '../../lib/people.ts';
import { useLoad } from '../../lib/use-load.ts';

/** The people with a name: the log is about ids, because names are shared and change. */
export function Who({ name }: { name: string }) {
  const loaded = useLoad(name, (signal) => findPeople(name, signal));
  return (
    <Loading of={loaded}>
      {({ people, hidden, isCut }) => (
        <section>
          <h2>
            People and keys named “<bdi>{name}</bdi>”
          </h2>
          {people.length > 0 ? (
            <ul class="people">
              {people.map((person) => (
                <Match key={person.id} {...person} />
              ))}
            </ul>
          ) : (
            <Empty
              title={
                <>
                  Nobody named “<bdi>{name}</bdi>” was found
                </>
              }
            >
              <p>People are found by the beginning of a word of their names.</p>
              <a class="button" href="/settings/audit-log">
                Clear the search
              </a>
            </Empty>
          )}
          <NotListed hidden={hidden} isCut={isCut} />
        </section>
      )}
    </Loading>
  );
}

function Match({ id, name, kind, isActor, detail }: Person) {
  return (
    <li>
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <span class="quiet">
          <KindOf kind={kind} detail={detail} />
        </span>
      </span>
      <span class="acts">
        {isActor && (
          <a
            class="button small"
            href={`/settings/audit-log?actor_id=${id}`}
            aria-label={`Changes by them: ${name}`}
          >
            Changes by them
          </a>
        )}
        <a
          class="button small"
          href={`/settings/audit-log?resource_id=${id}`}
          aria-label={`Changes to their record: ${name}`}
        >
          Changes to their record
        </a>
      </span>
    </li>
  );
}
