import { Box } from '@mui/material';
import { useState, type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';

/** Shares of a picture, of its width and of its height. */
type Shares = { x: number; y: number };

type Props = {
  /** Address of the picture. */
  src: string;
  label: string;
  /** Element that says how to place a point. */
  describedBy: string;
  isActive: boolean;
  onPlace: (point: Shares) => void;
  /** By the arrow keys, in slower steps with the shift key. */
  onMove: (by: Shares) => void;
  /** Renders the marks over the picture, from its size in pixels once it has loaded. */
  children: (size: { width: number; height: number }) => ReactNode;
};

/** Shares by which the arrow keys move a point, slowly with the shift key. */
const STEP = 0.01;
const SMALL_STEP = 0.001;
const DIRECTIONS: Readonly<Record<string, Shares>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A picture on which a point is placed by click or by the arrow keys. */
export function PictureStage({ src, label, describedBy, isActive, onPlace, onMove, children }: Props) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  const click = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    if (!isActive) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPlace({ x: (clientX - left) / width, y: (clientY - top) / height });
  };
  const press = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!isActive || !direction) return;
    event.preventDefault();
    const step = event.shiftKey ? SMALL_STEP : STEP;
    onMove({ x: direction.x * step, y: direction.y * step });
  };
  return (
    <Box
      role="application"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      onClick={click}
      onKeyDown={press}
      sx={{ ...STAGE, ...(isActive && { cursor: 'crosshair' }) }}
    >
      <Box
        component="img"
        src={src}
        alt=""
        onLoad={({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
          setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
        sx={{ display: 'block', width: '100%' }}
      />
      {size && children(size)}
    </Box>
  );
}

const STAGE = {
  position: 'relative',
  border: 1,
  borderColor: 'divider',
  bgcolor: '#ffffff',
  overflow: 'hidden',
  '&:focus-visible': { outline: '3px solid', outlineOffset: 2 },
};
