#include <iostream>
#include <string>
using namespace std;

int main() {
    int w, h, x, y, d = 0, rings = 0;
    int dx[4] = {0, 1, 0, -1};
    int dy[4] = {1, 0, -1, 0};
    string s, names = "URDL";
    cin >> w >> h >> x >> y >> s;
    for (int i = 0; i < (int)s.size(); i++) {
        if (s[i] == 'R') {
            d = (d + 1) % 4;
        } else if (s[i] == 'L') {
            d = (d + 3) % 4;
        } else {
            int nx = x + dx[d], ny = y + dy[d];
            if (nx >= 1 && nx <= w && ny >= 1 && ny <= h) {
                x = nx;
                y = ny;
            } else {
                rings++;
            }
        }
    }
    cout << x << " " << y << " " << names[d] << " " << rings << endl;
    return 0;
}
