#!/bin/sh
# Makes the demo's one video from pictures of the demo, by hand, where ffmpeg is installed: sh demo-shop/studio/make-video.sh
# Seven seconds without sound: the Lame radiator on one spot, passing through its five colours. The name of the file
# holds a hash of what is in it, as those of pictures do: demo-shop/pages names it.
set -eu
cd "$(dirname "$0")/../media/encoded/pictures"
ground='color=c=0xe6e4dd:s=960x540:r=25:d=2'
film=$(mktemp -d)/film.mp4
ffmpeg -v error -y \
  -f lavfi -i "$ground" -loop 1 -t 2 -i lame-blanc-*-960.webp \
  -f lavfi -i "$ground" -loop 1 -t 2 -i lame-lin-*-960.webp \
  -f lavfi -i "$ground" -loop 1 -t 2 -i lame-brique-*-960.webp \
  -f lavfi -i "$ground" -loop 1 -t 2 -i lame-sapin-*-960.webp \
  -f lavfi -i "$ground" -loop 1 -t 2 -i lame-anthracite-*-960.webp \
  -filter_complex "
    [0][1]overlay=0:6:shortest=1[a]; [2][3]overlay=0:6:shortest=1[b]; [4][5]overlay=0:6:shortest=1[c];
    [6][7]overlay=0:6:shortest=1[d]; [8][9]overlay=0:6:shortest=1[e];
    [a][b]xfade=duration=0.7:offset=1.3[ab]; [ab][c]xfade=duration=0.7:offset=2.6[abc];
    [abc][d]xfade=duration=0.7:offset=3.9[abcd]; [abcd][e]xfade=duration=0.7:offset=5.2,format=yuv420p" \
  -an -c:v libx264 -preset veryslow -crf 22 -map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart "$film"
videos=../../videos
mkdir -p "$videos"
mv "$film" "$videos/lame-five-colours-$(sha256sum "$film" | cut -c1-10).mp4"
ls -l "$videos"
