import { Loading } from '../../components/loading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { api } from '../../lib/api.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Logo } from './logo.tsx';
import { SchoolForm } from './school-form.tsx';

/** The settings of the school. */
export function School() {
  const loaded = useLoad('school', (signal) => api.school.get({ signal }));
  return (
    <>
      <PageHead
        title="School"
        intro="Its name and address, and the settings for its dates, amounts and registers."
      />
      <Loading of={loaded} lines={6}>
        {(school) => <SchoolForm school={school} onSaved={loaded.set} />}
      </Loading>
      <Logo />
    </>
  );
}
