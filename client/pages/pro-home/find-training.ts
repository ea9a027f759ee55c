import { optionalOrUnavailable, UNAVAILABLE } from '#client/pages/common/load/unavailable.ts';
import type { LoadArgs } from '#client/pages/common/load/page-load.ts';
import { matchPath } from '#routes/match-path.ts';
import type { Home } from '#shared/contract/home.ts';
import type { Page } from '#shared/contract/page.ts';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import { isDay } from '#shared/domain/is-day.ts';

export type Course = { day: string; name: string; facts: string[] };
export type Training = { url: string; picture: ScenePicture | null; courses: Course[] };

const ICON = 'training';
const MAX_COURSES = 4;

/** Finds the next courses in the page that the task with the icon `training` links to; `null` without any. */
export async function findTraining(args: LoadArgs, tasks: Home['tasks']): Promise<Training | null> {
  const url = tasks.find(({ icon }) => icon === ICON)?.url;
  const page = url === undefined ? undefined : await optionalOrUnavailable(findPage(args, url));
  if (url === undefined || !page || page === UNAVAILABLE) return null;
  const courses = nextCourses(page.blocks);
  return courses.length > 0 ? { url, picture: page.picture, courses } : null;
}

async function findPage({ api }: LoadArgs, url: string): Promise<Page | undefined> {
  const match = matchPath(url)?.match;
  const slug = match?.params['slug'];
  if (match?.name !== 'cms' || slug === undefined) return undefined;
  const { type, entity } = await api.urlEntity({ entity_type: 'cms_page', slug });
  return type === 'cms_page' ? api.page(entity.id) : undefined;
}

/** Rows with a day in the tables of a page, the next first. Bare numbers need their heading and are left out. */
export function nextCourses(blocks: Page['blocks']): Course[] {
  return blocks
    .flatMap((block) => (block.type === 'table' ? block.rows : []))
    .flatMap(([name = '', ...cells]) => {
      const day = cells.find(isDay);
      const facts = cells.filter((cell) => !isDay(cell) && !/^\d*$/.test(cell));
      return day === undefined ? [] : [{ day, name, facts }];
    })
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, MAX_COURSES);
}
