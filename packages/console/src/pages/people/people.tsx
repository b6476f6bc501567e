import { Empty } from '../../components/empty.tsx';
import { Id } from '../../components/id.tsx';
import { KindOf } from '../../components/kind-of.tsx';
import { Loading } from '../../components/loading.tsx';
import { NotListed } from '../../components/not-listed.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Status } from '../../components/status.tsx';
import { findPeople, type KindName, type Person, pageOfPerson } from '../../lib/people.ts';
import { place, setQuery } from '../../lib/router.ts';
import { can } from '../../lib/session.ts';
import { useLoad } from '../../lib/use-load.ts';
import { useRows } from '../../lib/use-rows.ts';

const kinds: readonly KindName[] = ['learner', 'staff member', 'guardian'];

/** Finds learners, staff and guardians by their names and numbers. */
export function People() {
  const text = place.value.query.get('q') ?? '';
  return (
    <>
      <PageHead
        title="People"
        intro="Learners, staff and guardians, with the ids that other systems use. Identity numbers and other encrypted fields cannot be searched."
      />
      <search class="filters wide">
        <SearchBox
          label="Name, admission or employee number, email, guardian’s phone"
          current={text}
          onSearch={(entered) => setQuery({ q: entered })}
        />
      </search>
      {text === '' ? (
        <Empty title="Enter the beginning of a name, or a number">
          <p>
            Any word of a name is found: the family name, a given name, or the name that somebody goes by.
            Several words can be in any order. Accents and case do not matter. A guardian is found by at least
            five digits with which a phone number begins.
          </p>
        </Empty>
      ) : (
        <Results key={text} text={text} />
      )}
    </>
  );
}

function Results({ text }: { text: string }) {
  const loaded = useLoad(text, (signal) => findPeople(text, signal, kinds));
  const table = useRows<HTMLTableElement>();
  return (
    <Loading of={loaded}>
      {({ people, hidden, isCut }) => (
        <>
          {people.length > 0 ? (
            <table ref={table}>
              <thead>
                <tr>
                  <th>Person</th>
                  <th>Number</th>
                  <th>Status</th>
                  <th>Id</th>
                </tr>
              </thead>
              <tbody>
                {people.map((person) => (
                  <Row key={person.id} person={person} />
                ))}
              </tbody>
            </table>
          ) : (
            <Empty
              title={
                <>
                  Nobody was found for “<bdi>{text}</bdi>”
                </>
              }
            >
              <p>
                Names are found by the beginning of a word, guardians by the beginning of a phone number, and
                other numbers only as a whole.
              </p>
            </Empty>
          )}
          <NotListed hidden={hidden} isCut={isCut} />
        </>
      )}
    </Loading>
  );
}

function Row({ person }: { person: Person }) {
  const { id, name, kind, detail, number, status } = person;
  const href = pageOfPerson(person);
  return (
    <tr>
      <td class="main-cell grow">
        {href ? (
          <a data-row href={href}>
            <bdi>{name}</bdi>
          </a>
        ) : (
          <strong>
            <bdi>{name}</bdi>
          </strong>
        )}
        <span class="sub">
          <KindOf kind={kind} detail={detail} />
        </span>
      </td>
      <td data-label="Number">{number ? <bdi>{number}</bdi> : <span class="quiet">–</span>}</td>
      <td data-label="Status">{status ? <Status of={status} /> : <span class="quiet">–</span>}</td>
      <td data-label="Id">
        <Id id={id} href={can('read:audit') ? `/settings/audit-log?resource_id=${id}` : undefined} />
      </td>
    </tr>
  );
}
