import { useViewFocus } from '#client/components/account/use-view-focus.ts';
import { DeleteView } from './delete-view.tsx';
import { DetailView } from './detail-view.tsx';
import { ListView } from './list-view.tsx';
import { ProductView } from './product-view.tsx';
import { ProposalView } from './proposal-view.tsx';
import { RoomView } from './room-view.tsx';
import { SaveView } from './save-view.tsx';
import { SendView } from './send-view.tsx';
import { WorksiteAnnouncements } from './worksite-announcements.tsx';
import { WorksiteFormView } from './worksite-form-view.tsx';
import type { WorksitesData } from './worksites-data.ts';

/** Worksites: the list, one worksite, and its forms, each with its own URL (RT-16, AC-13). */
export function Page({ data }: { data: WorksitesData }) {
  useViewFocus(data.view);
  return (
    <>
      <WorksiteAnnouncements project={'project' in data ? data.project : undefined} />
      <View data={data} />
    </>
  );
}

function View({ data }: { data: WorksitesData }) {
  switch (data.view) {
    case 'list':
      return <ListView data={data} />;
    case 'detail':
      return <DetailView data={data} />;
    case 'new':
      return <WorksiteFormView />;
    case 'edit':
      return <WorksiteFormView key={data.project.id} project={data.project} />;
    case 'delete':
      return <DeleteView project={data.project} />;
    case 'delete-room':
      return <DeleteView project={data.project} configuration={data.configuration} />;
    case 'room':
      return <RoomView key={data.configuration?.id} data={data} />;
    case 'product':
      return <ProductView data={data} />;
    case 'proposal':
      return <ProposalView data={data} />;
    case 'send':
      return <SendView data={data} />;
    case 'save':
      return <SaveView data={data} />;
  }
}
