import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { frameAround, type FocalPoint } from '#shared/domain/picture-frame.ts';
import { useFileUrl } from '#admin/app/file-url.ts';
import { PictureStage } from '#admin/fields/picture-stage.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { CropFields } from './crop-fields.tsx';
import { CENTRE, movePoint, placePoint } from './crop-point.ts';
import type { MediaOfProduct } from './operator-types.ts';

type Props = {
  picture: MediaOfProduct;
  /** Place among the pictures, from 1. */
  number: number;
  /** A change of any picture is in flight. */
  isWriting: boolean;
  /** Returns the reason of a refusal. */
  onSave: (focus: FocalPoint | null) => Promise<string | undefined>;
};

/** A button that opens the whole picture, with the point around which the gallery cuts it. */
export function CropDialog({ picture, number, isWriting, onSave }: Props) {
  const text = useMessages();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('products.crop')}</Button>
      <Dialog open={isOpen} onClose={close} maxWidth="md" fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{text('products.crop_title', { number })}</DialogTitle>
        <CropForm picture={picture} isWriting={isWriting} onClose={close} onSave={onSave} />
      </Dialog>
    </>
  );
}

function CropForm({ picture, isWriting, onSave, onClose }: Omit<Props, 'number'> & { onClose: () => void }) {
  const text = useMessages();
  const fileUrl = useFileUrl();
  const helpId = useId();
  const [focus, setFocus] = useState(picture.focus);
  const [error, setError] = useState<string>();
  const save = async () => {
    const refused = await onSave(focus);
    setError(refused);
    if (refused === undefined) onClose();
  };
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <Typography id={helpId}>{text('products.crop_help')}</Typography>
          <PictureStage
            src={fileUrl(`/media/picture/${picture.id}`)}
            label={text('products.crop_stage')}
            describedBy={helpId}
            isActive
            onPlace={(point) => setFocus(placePoint(point))}
            onMove={(by) => setFocus(movePoint(focus ?? CENTRE, by))}
          >
            {({ width, height }) => focus && <Frame focus={focus} width={width} height={height} />}
          </PictureStage>
          <div role="alert">{error !== undefined && <Alert severity="error">{error}</Alert>}</div>
          <CropFields focus={focus} onChange={setFocus} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button disabled={focus === null} onClick={() => setFocus(null)}>
          {text('products.crop_whole')}
        </Button>
        <Button onClick={onClose}>{text('ra.action.close')}</Button>
        <Button variant="contained" disabled={isWriting} onClick={() => void save()}>
          {text('ra.action.save')}
        </Button>
      </DialogActions>
    </>
  );
}

/** The part that the gallery shows stays bright; the point is in the middle of a ring. */
function Frame({ focus, width, height }: { focus: FocalPoint; width: number; height: number }) {
  const frame = frameAround(focus, width, height);
  return (
    <>
      <Box
        aria-hidden
        data-frame
        sx={{
          ...OVER,
          boxShadow: '0 0 0 9999px rgba(0, 0, 0, 0.55)',
          outline: '2px solid #ffffff',
          left: share(frame.left, width),
          top: share(frame.top, height),
          width: share(frame.width, width),
          height: share(frame.height, height),
        }}
      />
      <Box aria-hidden sx={{ ...OVER, ...RING, left: share(focus.x, 1), top: share(focus.y, 1) }} />
    </>
  );
}

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}

const OVER = { position: 'absolute', pointerEvents: 'none' };
const RING = {
  width: 24,
  height: 24,
  borderRadius: '50%',
  transform: 'translate(-50%, -50%)',
  border: '3px solid #ffffff',
  outline: '2px solid #1a1a1a',
};
