// fails: 01 WA, 05 WA, 06 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int t;
    cin >> t;
    cout << t / 3600 << " " << t % 3600 / 60 << " " << t % 3600 << endl;
    return 0;
}
