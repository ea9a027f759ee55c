import type { Translate } from '#client/app/intl/use-translations.ts';
import type { WorksitesData } from './worksites-data.ts';

type View = Exclude<WorksitesData, { view: 'list' | 'detail' }>;

export function viewTitle(text: Translate, data: View): string {
  switch (data.view) {
    case 'room':
      return data.configuration
        ? text('worksites.title_edit-room', { name: data.configuration.name })
        : text('worksites.title_room');
    case 'product':
    case 'delete-room':
      return text(`worksites.title_${data.view}`, { name: data.configuration.name });
    case 'edit':
    case 'delete':
      return text(`worksites.title_${data.view}`, { name: data.project.name });
    default:
      return text(`worksites.title_${data.view}`);
  }
}
