// fails: 04 WA, 05 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    long long a, k, m;
    cin >> a >> k >> m;
    int need = a, used = 0;
    int cells = 0;
    while (cells < 64 && used + need <= m) {
        used += need;
        cells++;
        need *= k;
    }
    cout << cells << " " << used << endl;
    return 0;
}
