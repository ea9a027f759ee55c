import { Box } from '@mui/material';

const SIZE = 56;
/** Address of media on this host. */
const MEDIA = '/media/';

/** A picture beside text that names what it shows. */
export function SmallPicture({ picture, size = SIZE }: { picture: string | null; size?: number }) {
  return (
    <Box sx={{ width: size, height: size, bgcolor: 'background.default' }}>
      {picture !== null && (
        <Box
          component="img"
          src={`${MEDIA}${picture}`}
          alt=""
          loading="lazy"
          sx={{ width: size, height: size, objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}
