import type { Matches } from '#client/pages/common/load/find-matches.ts';
import type { ContactPoint } from '#shared/contract/contact.ts';
import type { Configuration, Project, ProjectSummary } from '#shared/contract/project.ts';
import type { Proposal } from '#shared/contract/proposal.ts';
import type { TypedRoom } from '#shared/domain/heat/heat-query.ts';
import type { ProjectRoom } from '#shared/contract/project.ts';

export type ListData = {
  view: 'list';
  worksites: ProjectSummary[];
  total: number;
  page: number;
  pages: number;
  /** Id of the worksite that was just deleted. */
  deleted: number | undefined;
};
export type DetailData = {
  view: 'detail';
  project: Project;
  deleted: number | undefined;
  isSent: boolean;
};
export type RoomData = { view: 'room'; project: Project; configuration: Configuration | undefined };
export type ProductData = {
  view: 'product';
  project: Project;
  configuration: Configuration;
  /** `null`: the room has no dimensions, so no product can be suggested. */
  matches: Matches | null;
};
export type ProposalData = {
  view: 'proposal';
  project: Project;
  proposal: Proposal;
  /** Token of the link that was just created. */
  link: string | undefined;
};
export type SendData = {
  view: 'send';
  project: Project;
  installers: ContactPoint[];
  /** Idempotency key: submitting the same form twice sends one email. */
  key: string;
};
export type SaveData = {
  view: 'save';
  rooms: { typed: TypedRoom; room: ProjectRoom; name: string }[];
  worksites: ProjectSummary[];
};

export type WorksitesData =
  | ListData
  | DetailData
  | RoomData
  | ProductData
  | ProposalData
  | SendData
  | SaveData
  | { view: 'new' }
  | { view: 'edit'; project: Project }
  | { view: 'delete'; project: Project }
  | { view: 'delete-room'; project: Project; configuration: Configuration };
