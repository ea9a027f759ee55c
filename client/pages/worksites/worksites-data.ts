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
  /** The worksite deleted just now. */
  deleted: number | undefined;
};
export type DetailData = {
  view: 'detail';
  project: Project;
  deleted: number | undefined;
  /** It went to an installer just now. */
  isSent: boolean;
};
export type RoomData = { view: 'room'; project: Project; configuration: Configuration | undefined };
export type ProductData = {
  view: 'product';
  project: Project;
  configuration: Configuration;
  /** `null`: the room is not sized, nothing can be advised. */
  matches: Matches | null;
};
export type ProposalData = {
  view: 'proposal';
  project: Project;
  proposal: Proposal;
  /** Token of the link made just now. */
  link: string | undefined;
};
export type SendData = {
  view: 'send';
  project: Project;
  installers: ContactPoint[];
  /** Of the form: the same one sent twice is one letter. */
  key: string;
};
/** Rooms that come from the power calculator, and where they can go. */
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
