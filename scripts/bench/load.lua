-- Requests the URLs of a file in turn, and prints the result as one line of JSON.
-- wrk … -s load.lua URL -- FILE ENCODING
local requests = {}
local position = 0

function init(args)
  local headers = { ["Accept"] = "text/html" }
  if args[2] and args[2] ~= "identity" then headers["Accept-Encoding"] = args[2] end
  for path in io.lines(args[1]) do
    requests[#requests + 1] = wrk.format("GET", path, headers)
  end
end

function request()
  position = position % #requests + 1
  return requests[position]
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    '\nRESULT {"requests":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"failed":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, failed
  ))
end
