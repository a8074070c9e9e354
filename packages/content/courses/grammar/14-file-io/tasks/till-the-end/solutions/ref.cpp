#include <iostream>
using namespace std;

int main() {
    int x, count = 0, first = 0, last = 0, most = 0;
    while (cin >> x) {
        if (count == 0) {
            first = x;
            most = x;
        }
        if (x > most) most = x;
        last = x;
        count++;
    }
    cout << count << " " << most << " " << last - first << endl;
    return 0;
}
