import { useEffect, useRef } from 'react';
import { island, Nothing } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { announce } from '#client/ui/live-region/announce.ts';
import type { Configuration, Project } from '#shared/contract/project.ts';

/** Announces what an action changed: the worksite's data, or an added or saved room. */
export const WorksiteAnnouncements = island(WorksiteAnnouncementsContent, Nothing);

function WorksiteAnnouncementsContent({ project }: { project: Project | undefined }) {
  const text = useTranslations();
  const before = useRef(project);
  useEffect(() => {
    const known = before.current;
    before.current = project ?? known;
    if (!project || known?.id !== project.id) return;
    if (headOf(known) !== headOf(project)) announce(text('worksites.said_worksite', { name: project.name }));
    for (const room of project.configurations) {
      const former = known.configurations.find(({ id }) => id === room.id);
      if (!former) announce(text('worksites.said_added', { name: room.name }));
      else if (stateOf(former) !== stateOf(room)) announce(text('worksites.said_room', { name: room.name }));
    }
  }, [project, text]);
  return null;
}

function headOf({ name, reference, zipcode, city, built, works, altitude }: Project): string {
  return JSON.stringify([name, reference, zipcode, city, built, works, altitude]);
}

function stateOf({ name, quantity, room, product, model }: Configuration): string {
  return JSON.stringify([name, quantity, room, product?.id, model?.code]);
}
