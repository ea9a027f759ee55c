import type { Text } from '#client/app/intl/use-text.ts';
import type { WorksitesData } from './worksites-data.ts';

type View = Exclude<WorksitesData, { view: 'list' | 'detail' }>;

export function viewTitle(text: Text, data: View): string {
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
