import { z } from 'zod';
import type { Findings } from '#backoffice/shop/files/finding.ts';
import { readYaml } from '#backoffice/shop/files/read-yaml.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { configurationForm, projectForm, projectRoom } from '#shared/contract/project.ts';

const room = z.strictObject({
  ...projectRoom.shape,
  width: projectRoom.shape.width.default(null),
  tall: projectRoom.shape.tall.default(null),
});

const configuration = z.strictObject({
  name: configurationForm.shape.name,
  quantity: configurationForm.shape.quantity.default(1),
  room: room.nullable().default(null),
  /** Key of a product and code of its size. */
  product: z.string().nullable().default(null),
  model: z.string().nullable().default(null),
});

const worksite = z.strictObject({
  account: z.email(),
  name: projectForm.shape.name,
  reference: projectForm.shape.reference,
  zipcode: projectForm.shape.zipcode,
  city: projectForm.shape.city,
  altitude: projectForm.shape.altitude,
  built: projectForm.shape.built,
  works: projectForm.shape.works.default([]),
  days_ago: z.number().int().min(0),
  configurations: z.array(configuration),
  /** Proposal to the installer's client, shared under a link with this token. */
  proposal: z
    .strictObject({ client: z.string(), margin: z.number(), note: z.string(), token: z.string().min(1) })
    .optional(),
});

/** `demo/worksites.yaml`: houses and rooms in progress. */
const worksitesFile = z.strictObject({ worksites: z.array(worksite) });

export type DemoWorksite = z.output<typeof worksite>;
export type DemoConfiguration = DemoWorksite['configurations'][number];

/** Reads `demo/worksites.yaml`. */
export async function readWorksites(folder: ShopFolder, findings: Findings): Promise<DemoWorksite[]> {
  const file = await readYaml(folder, 'demo/worksites.yaml', worksitesFile, findings);
  return file?.value.worksites ?? [];
}
